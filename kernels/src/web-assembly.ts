/**
 * The little of WebAssembly that is used here, typed by ourselves: neither Node's nor the browser's types are needed, and a place
 * without WebAssembly is an ordinary case.
 */
interface Instance {
  readonly exports: unknown;
}

interface WebAssemblyApi {
  validate(bytes: Uint8Array): boolean;
  compile(bytes: Uint8Array): Promise<object>;
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object, imports?: object) => Instance;
  readonly Memory: new (limits: { initial: number; maximum: number; shared: boolean }) => SharedMemory;
}

export interface SharedMemory {
  readonly buffer: SharedArrayBuffer;
}

function api(): WebAssemblyApi | undefined {
  return (globalThis as unknown as { WebAssembly?: WebAssemblyApi }).WebAssembly;
}

/** A compiled module that can be sent to a thread, or undefined where WebAssembly or one of its features is missing. */
export async function compile(bytes: Uint8Array): Promise<object | undefined> {
  return api()?.validate(bytes) === true ? api()?.compile(bytes) : undefined;
}

/** The same at once, which pages do not allow for large modules. */
export function compileNow(bytes: Uint8Array): object | undefined {
  const found = api();
  return found?.validate(bytes) === true ? new found.Module(bytes) : undefined;
}

/** A fresh instance, with a memory of its own unless one is given, and with the functions that it calls. */
export function instantiate<Exports>(module: object, memory?: SharedMemory, calls: object = {}): Exports {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
  return new WebAssembly.Instance(module, { env: { memory, ...calls } }).exports as Exports;
}

/** Memory that threads share; it begins with the pages that `build.mjs` says, and grows. */
export function sharedMemory(): SharedMemory {
  const { WebAssembly } = globalThis as unknown as { WebAssembly: WebAssemblyApi };
  return new WebAssembly.Memory({ initial: 4, maximum: 65536, shared: true });
}
