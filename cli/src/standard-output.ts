/** The name that stands for standard output. */
export const STANDARD_OUTPUT = '-';

/** Whether an option such as `--csv [file]` asks for standard output: it has no file, or names this one. */
export function isPrinted(file: boolean | string | undefined): boolean {
  return file === true || file === STANDARD_OUTPUT;
}
