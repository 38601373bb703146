/** What the bibliography says of a work. */
export interface Reference {
  readonly authors: string;
  readonly title: string;
  readonly where: string;
  readonly year: number;
  readonly doi?: string;
}
