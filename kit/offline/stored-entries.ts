import type { DeviceStore } from '#kit/client/storage/device-store.ts';

interface Entry<Item> {
  key: string;
  item: Item;
}

/** Tells apart what two tabs have written in the same moment. */
const TAB = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
let lastStamp = 0;

/** A key that sorts by time, after all that this page has given out. */
function nextKey(): string {
  lastStamp = Math.max(lastStamp + 1, Date.now() * 1_000);
  return `${String(lastStamp).padStart(17, '0')}-${TAB}`;
}

/** What the device keeps under one name, in the order of its keys. What was written is never changed, only removed. */
export class StoredEntries<Item> {
  readonly #store: DeviceStore;
  readonly #prefix: string;
  readonly #unwritten = new Map<string, Entry<Item>>();
  readonly #leaving = new Set<string>();
  #entries: readonly Entry<Item>[] = [];
  #writing: Promise<unknown> = Promise.resolve();
  #isKept = true;
  #timesForgotten = 0;

  constructor(store: DeviceStore, prefix: string) {
    this.#store = store;
    this.#prefix = prefix;
  }

  get items(): readonly Item[] {
    return this.#entries.map(({ item }) => item);
  }

  /** Whether the device holds everything; not in a browser that refuses to keep things. */
  get isKept(): boolean {
    return this.#isKept;
  }

  /** Takes what the device has by now, also from other tabs. What could not be written stays in the page's memory. */
  async read(): Promise<void> {
    const timesForgotten = this.#timesForgotten;
    try {
      const stored = await this.#store.all(this.#prefix);
      if (timesForgotten !== this.#timesForgotten) return;
      const known = new Map(this.#entries.map((entry) => [entry.key, entry]));
      const kept = stored
        .map(({ key, value }) => ({ key: key.slice(this.#prefix.length), item: value as Item }))
        .filter(({ key }) => !this.#leaving.has(key) && !this.#unwritten.has(key))
        .map((entry) => known.get(entry.key) ?? entry);
      this.#entries = [...kept, ...this.#unwritten.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
    } catch {
      this.#isKept = false;
    }
  }

  append(item: Item, key = nextKey()): void {
    const entry = { key, item };
    this.#entries = [...this.#entries, entry];
    this.#unwritten.set(key, entry);
    this.#write(
      this.#store.put(this.#prefix + key, item).then(() => this.#unwritten.delete(key)),
      () => (this.#isKept = false),
    );
  }

  remove(items: readonly Item[]): void {
    const gone = this.#entries.filter(({ item }) => items.includes(item));
    this.#entries = this.#entries.filter((entry) => !gone.includes(entry));
    for (const { key } of gone) {
      this.#unwritten.delete(key);
      this.#leaving.add(key);
      // What the device does not let go is at least not taken up again by this page.
      this.#write(
        this.#store.remove(this.#prefix + key).then(() => this.#leaving.delete(key)),
        () => {},
      );
    }
  }

  /** The device itself was emptied. */
  forget(): void {
    this.#entries = [];
    this.#unwritten.clear();
    this.#timesForgotten += 1;
  }

  /** Settles when all that was changed so far is on the device, or will never be. */
  async written(): Promise<void> {
    await this.#writing;
  }

  #write(change: Promise<unknown>, onFailure: () => void): void {
    this.#writing = Promise.all([this.#writing, change.catch(onFailure)]);
  }
}
