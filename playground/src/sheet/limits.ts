/** What one cell of a worksheet may cost on the page; the command line goes further. */
export const SHEET_LIMITS = { milliseconds: 3000, positions: 2_000_000, megabytes: 500 };
