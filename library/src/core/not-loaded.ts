/**
 * What a host lends the library (kernels, quotients) throws this when it has to be fetched first. It passes through every search, and leaves
 * it as if nothing had been asked: the host waits for `load` and asks again.
 */
export class NotLoaded extends Error {
  readonly load: () => Promise<void>;

  constructor(load: () => Promise<void>) {
    super('it is not loaded yet');
    this.load = load;
  }
}
