/**
 * The little of WebAssembly that is used here, typed by ourselves: neither Node's nor the browser's types are needed, and a place
 * without WebAssembly is an ordinary case.
 */
interface WebAssemblyApi {
  validate(bytes: Uint8Array): boolean;
  instantiate(bytes: Uint8Array): Promise<{ readonly instance: { readonly exports: unknown } }>;
}

/** The exports of a module, or undefined where WebAssembly or one of its features is missing. */
export async function loadModule<Exports>(bytes: Uint8Array): Promise<Exports | undefined> {
  const { WebAssembly } = globalThis as { WebAssembly?: WebAssemblyApi };
  if (WebAssembly?.validate(bytes) !== true) return undefined;
  const { instance } = await WebAssembly.instantiate(bytes);
  return instance.exports as Exports;
}
