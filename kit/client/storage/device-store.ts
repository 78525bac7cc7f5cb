import { DEVICE_STORE } from './forget-device-store.ts';

/** What the device itself keeps, so that nothing is lost between the hand and the server. */
export interface DeviceStore {
  /** Settles when it is written: a page that is gone the next moment has kept it. */
  put(key: string, value: unknown): Promise<void>;
  /** What is kept under keys that begin so, in the order of the keys. */
  all(prefix: string): Promise<unknown[]>;
  remove(prefix: string): Promise<void>;
}

const KEPT = 'kept';

const under = (prefix: string): IDBKeyRange => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(DEVICE_STORE, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(KEPT));
    asked.addEventListener('success', () => {
      // Whoever signs out in another tab empties the device, and must not wait for this one.
      asked.result.addEventListener('versionchange', () => {
        asked.result.close();
        opened = null;
      });
      resolve(asked.result);
    });
    asked.addEventListener('error', () => reject(asked.error ?? new Error('This browser keeps nothing.')));
  });
  // A browser that refused once may allow it later, such as when there is room again.
  opened.catch(() => {
    opened = null;
  });
  return opened;
}

async function within<Result>(
  mode: IDBTransactionMode,
  work: (kept: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(KEPT, mode, { durability: 'strict' });
    const asked = work(transaction.objectStore(KEPT));
    transaction.addEventListener('complete', () => resolve(asked.result));
    const refuse = (): void => reject(transaction.error ?? new Error('The device could not write.'));
    transaction.addEventListener('abort', refuse);
    transaction.addEventListener('error', refuse);
  });
}

/** The store of this browser, shared by its tabs. */
export const deviceStore: DeviceStore = {
  put: async (key, value) => void (await within('readwrite', (kept) => kept.put(value, key))),
  all: (prefix) => within('readonly', (kept) => kept.getAll(under(prefix))),
  remove: (prefix) => within('readwrite', (kept) => kept.delete(under(prefix))),
};
