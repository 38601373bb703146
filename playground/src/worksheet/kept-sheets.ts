/** The sheets that this browser keeps, in IndexedDB. Where it keeps nothing there are none, and nothing that is kept is lost. */
export interface KeptSheet {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  /** Whether its games may run: the visitor wrote them here, or has run them. */
  readonly isTrusted: boolean;
}

const DATABASE = 'impartial-worksheets';
const STORE = 'sheets';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: 'id' });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
    opening.onblocked = () => reject(new Error('another window holds the sheets'));
  });
}

/** Done when it is written down, not before. */
async function within<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error ?? request.error);
      transaction.onerror = () => reject(transaction.error ?? request.error);
    });
  } finally {
    database.close();
  }
}

/** The last one that was changed comes first. */
export async function listSheets(): Promise<readonly KeptSheet[]> {
  try {
    const all = await within('readonly', (store) => store.getAll() as IDBRequest<KeptSheet[]>);
    return all.sort((one, other) => other.changed - one.changed);
  } catch {
    return [];
  }
}

/** False where the browser keeps no more. */
export async function keepSheet(sheet: KeptSheet): Promise<boolean> {
  try {
    await within('readwrite', (store) => store.put(sheet));
    return true;
  } catch {
    return false;
  }
}

export async function deleteSheet(id: string): Promise<void> {
  await within('readwrite', (store) => store.delete(id)).catch(() => {});
}
