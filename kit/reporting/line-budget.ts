/** A person reads so many lines of one kind a second; more only fill the disk. */
const MAX_A_SECOND = 100;
const WINDOW_MS = 1_000;

/** Writes lines one by one as long as they are few, and sums up the rest once a second. */
export class LineBudget {
  readonly #write: (facts: object, text: string) => void;
  readonly #max: number;
  #written = 0;
  #windowEndsAt = 0;
  readonly #more = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  constructor(write: (facts: object, text: string) => void, max = MAX_A_SECOND) {
    this.#write = write;
    this.#max = max;
  }

  /** The kind is what is counted when the line itself is not written. */
  line(kind: string, facts: object, text: string): void {
    const now = performance.now();
    if (now >= this.#windowEndsAt) {
      this.#windowEndsAt = now + WINDOW_MS;
      this.#written = 0;
    }
    if (this.#written < this.#max) {
      this.#written++;
      this.#write(facts, text);
      return;
    }
    this.sum(kind);
  }

  /** Counts something that is not worth a line of its own. */
  sum(kind: string): void {
    this.#more.set(kind, (this.#more.get(kind) ?? 0) + 1);
    if (this.#timer) return;
    this.#timer = setTimeout(() => this.flush(), WINDOW_MS);
    this.#timer.unref();
  }

  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#more.size === 0) return;
    this.#write({ more: Object.fromEntries(this.#more) }, 'and more, which were only counted');
    this.#more.clear();
  }
}
