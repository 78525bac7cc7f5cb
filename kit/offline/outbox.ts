import { liveValue, type LiveValue } from '#kit/client/live-value.ts';
import { stopWithUser } from '#kit/client/session/work-of-user.ts';
import { deviceStore, type DeviceStore } from '#kit/client/storage/device-store.ts';
import { whenUnsentForgotten } from '#kit/client/storage/stored-choices.ts';
import { storedValue } from '#kit/client/storage/stored-value.ts';
import { Courier, PATIENCE_MS, type CourierOptions } from './courier.ts';
import { StoredEntries } from './stored-entries.ts';
import { inTurn } from './tabs.ts';

/** The state of what the user has done and the server does not have yet. */
export interface OutboxState<Item> {
  /** In the order in which it will be sent. */
  waiting: readonly Item[];
  /** The last try did not come through. */
  isCutOff: boolean;
  /** Why the server takes nothing more; what waits stays. */
  refusal: string | null;
  /** Whether the device holds what waits; not in a browser that refuses to keep things. */
  isKept: boolean;
}

interface OutboxOptions<Item> {
  /** Under which the device keeps it. All tabs that name it share it. */
  name: string;
  /**
   * Sends some of what waits, beginning with the first, and gives back what need not wait any longer. It throws `Refused` if
   * nothing more can be sent; after any other error it is tried again. The same may be sent twice if an answer is lost.
   */
  send: (waiting: readonly Item[], signal: AbortSignal) => Promise<readonly Item[]>;
  /** What is not ready waits without holding up the rest. */
  isReady?: (item: Item) => boolean;
  store?: DeviceStore;
  pause?: NonNullable<CourierOptions['pause']>;
}

/**
 * What the user does goes to the device first and to the server in the same order, one tab at a time, until the server has
 * it. It outlives the page and a lost session; signing out forgets it.
 */
export class Outbox<Item> {
  readonly state: LiveValue<OutboxState<Item>>;
  readonly #options: OutboxOptions<Item>;
  readonly #entries: StoredEntries<Item>;
  readonly #courier: Courier;
  /** Written and removed in one breath: only the other tabs ever see it. */
  readonly #news;
  #running: Promise<void> | null = null;

  constructor(options: OutboxOptions<Item>) {
    const { name, store = deviceStore, pause } = options;
    this.#options = options;
    this.#entries = new StoredEntries(store, `outbox/${name}/`);
    this.#courier = new Courier({ onChange: () => this.#tell(), ...(pause && { pause }) });
    this.#news = storedValue(`outbox:${name}`, () => true);
    this.state = liveValue<OutboxState<Item>>(this.#now());
    stopWithUser(() => this.#courier.rest());
    whenUnsentForgotten(() => {
      this.#entries.forget();
      this.#tell();
    });
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === `outbox:${name}` && newValue !== null) void this.#read();
    });
  }

  /** Keeps something to be sent, in the place of what it makes needless. */
  append(item: Item, replaces: (earlier: Item) => boolean = () => false): void {
    const needless = this.#entries.items.filter(replaces);
    this.#entries.append(item);
    this.acknowledge(needless);
  }

  /** Lets go what the server has, or what nobody wants to be sent any more. */
  acknowledge(items: readonly Item[]): void {
    this.#entries.remove(items);
    this.#tell();
    void this.#entries.written().then(() => this.#tellOtherTabs());
  }

  /** Settles when nothing waits that is ready, however long that takes, or when it was refused. */
  send(): Promise<void> {
    this.#courier.wake();
    this.#running ??= this.#sendAll();
    return this.#running;
  }

  /** Tries at once, also what is left from an earlier visit, and says whether the server has all of it now. */
  async sendNow(): Promise<boolean> {
    this.#courier.hurry();
    await Promise.race([this.send(), this.#courier.failure()]);
    return this.#ready.length === 0;
  }

  get #ready(): readonly Item[] {
    const { isReady = () => true } = this.#options;
    return this.#entries.items.filter((item) => isReady(item));
  }

  async #sendAll(): Promise<void> {
    try {
      await this.#read();
      while (this.#ready.length > 0 && this.#courier.mayGoOn) {
        await this.#courier.insist(() => inTurn(`outbox ${this.#options.name}`, () => this.#sendSome()));
      }
    } finally {
      this.#running = null;
    }
  }

  async #sendSome(): Promise<void> {
    // What another tab has sent meanwhile is on the device no more.
    await this.#entries.written();
    await this.#read();
    const waiting = this.#ready;
    if (waiting.length === 0) return;
    const done = await this.#options.send(waiting, AbortSignal.timeout(PATIENCE_MS));
    if (done.length === 0) throw new Error('Nothing of it has arrived.');
    this.acknowledge(done);
    await this.#entries.written();
  }

  async #read(): Promise<void> {
    await this.#entries.read();
    this.#tell();
  }

  #now(): OutboxState<Item> {
    const { items: waiting, isKept } = this.#entries;
    const { isCutOff, refusal } = this.#courier;
    return { waiting, isKept, isCutOff, refusal };
  }

  #tell(): void {
    this.state.set(this.#now());
  }

  #tellOtherTabs(): void {
    this.#news.write(true);
    this.#news.remove();
  }
}
