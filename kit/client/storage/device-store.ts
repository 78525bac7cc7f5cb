import { DEVICE_STORE } from './forget-device-store.ts';

export interface StoredValue {
  key: string;
  value: unknown;
}

/** What the device itself keeps, so that nothing is lost between the hand and the server. */
export interface DeviceStore {
  /** Settles when it is written: a page that is gone the next moment has kept it. */
  put(key: string, value: unknown): Promise<void>;
  /** What is kept under keys that begin so, in the order of the keys. */
  all(prefix: string): Promise<StoredValue[]>;
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
      // A sign-out in another tab empties the device, and must not wait for this one.
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
  /** Asks for something, and gives the way to read it when the device has answered. */
  work: (kept: IDBObjectStore) => () => Result,
): Promise<Result> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(KEPT, mode, { durability: 'strict' });
    const answer = work(transaction.objectStore(KEPT));
    transaction.addEventListener('complete', () => resolve(answer()));
    const refuse = (): void => reject(transaction.error ?? new Error('The device could not write.'));
    transaction.addEventListener('abort', refuse);
    transaction.addEventListener('error', refuse);
    // A page that is being left does not live to see its requests succeed: the device writes all the same.
    transaction.commit();
  });
}

/** The store of this browser, shared by its tabs. */
export const deviceStore: DeviceStore = {
  put: (key, value) =>
    within('readwrite', (kept) => {
      kept.put(value, key);
      return () => undefined;
    }),
  all: (prefix) =>
    within('readonly', (kept) => {
      const keys = kept.getAllKeys(under(prefix));
      const values: IDBRequest<unknown[]> = kept.getAll(under(prefix));
      return () => keys.result.map((key, index) => ({ key: key as string, value: values.result[index] }));
    }),
  remove: (prefix) =>
    within('readwrite', (kept) => {
      kept.delete(under(prefix));
      return () => undefined;
    }),
};
