/**
 * Numbers the names of a list in the order in which they first come, fast also for a million of them.
 *
 * Most lists call their vertices 1, 2, 3 …, so small numerals are looked up in an array and only the others in a map.
 */
export class NameTable {
  readonly names: string[] = [];
  private readonly others = new Map<string, number>();
  /** Under each small numeral the number of its name plus 1, or 0. */
  private small = new Uint32Array(0);

  /** The number of the name, or −1. */
  find(name: string): number {
    const numeral = toNumeral(name);
    if (numeral < this.small.length) return (this.small[numeral] as number) - 1;
    return this.others.get(name) ?? -1;
  }

  /** Adds a name that is not there yet. */
  add(name: string): number {
    const number = this.names.push(name) - 1;
    const numeral = toNumeral(name);
    if (numeral < this.small.length) this.small[numeral] = number + 1;
    else this.others.set(name, number);
    if (this.names.length >= 16 && this.names.length * 2 > this.small.length) this.grow();
    return number;
  }

  /** The array is made four times as long as there are names, which bounds it whatever the numerals are. */
  private grow(): void {
    this.small = new Uint32Array(this.names.length * 4);
    for (const [number, name] of this.names.entries()) {
      const numeral = toNumeral(name);
      if (numeral < this.small.length) this.small[numeral] = number + 1;
    }
  }
}

/** The value of a numeral of at most nine digits without leading zeros; infinity for every other name. */
function toNumeral(name: string): number {
  if (name.length > 9 || name.length === 0 || (name.length > 1 && name.charCodeAt(0) === 48)) return Number.POSITIVE_INFINITY;
  let value = 0;
  for (let index = 0; index < name.length; index++) {
    const digit = name.charCodeAt(index) - 48;
    if (digit < 0 || digit > 9) return Number.POSITIVE_INFINITY;
    value = value * 10 + digit;
  }
  return value;
}
