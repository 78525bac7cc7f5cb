const LOOK_EVERY_MS = 50;
/** How much the newest look counts: one long task is soon forgotten, a busy server is not. */
const NEWEST = 0.5;

/** How late the event loop is: a request waits at least so long before it is looked at. */
export class LoopDelay {
  readonly #timer: NodeJS.Timeout;
  #ms = 0;
  #lookedAt = performance.now();

  constructor() {
    this.#timer = setInterval(() => this.look(performance.now()), LOOK_EVERY_MS);
    this.#timer.unref();
  }

  get ms(): number {
    return this.#ms;
  }

  look(now: number): void {
    const late = Math.max(0, now - this.#lookedAt - LOOK_EVERY_MS);
    this.#lookedAt = now;
    this.#ms = late * NEWEST + this.#ms * (1 - NEWEST);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
