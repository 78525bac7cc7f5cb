/** A whole campus may be behind one address, and a first visit asks for some thirty files. */
const MAX = 30_000;
const WINDOW_MS = 60_000;

/**
 * Keeps one address from asking without end for what everybody may have. Counted in this process's memory alone: what is
 * told from memory must not cost the database a count.
 */
export class AddressLimit {
  readonly #max: number;
  readonly #counts = new Map<string, number>();
  #window = -1;

  constructor(max = MAX) {
    this.#max = max;
  }

  /** Null, or how many seconds to wait. */
  take(address: string, nowMs = performance.now()): number | null {
    const window = Math.floor(nowMs / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#counts.clear();
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    return count <= this.#max ? null : Math.max(1, Math.ceil(((window + 1) * WINDOW_MS - nowMs) / 1_000));
  }
}
