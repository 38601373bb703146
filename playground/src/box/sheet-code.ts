/** What answers worksheets inside of the closed box, with every game there is, as one script. It is written here when the page is built. */
export const sheetCode = '';
