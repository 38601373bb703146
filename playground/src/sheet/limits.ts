/** What one cell of a worksheet may cost in the closed box, where a request has some seconds. */
export const SHEET_LIMITS = { milliseconds: 3000, positions: 2_000_000, megabytes: 500 };
