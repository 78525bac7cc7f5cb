import { setTimeout as pause } from 'node:timers/promises';

const FRESH_FOR_MS = 2_000;
/** Older than that it is read before it is told, if that can be done quickly. */
const OLD_AFTER_MS = 5_000;
const WAIT_MS = 500;

/**
 * Something that is asked for far oftener than it changes: told from memory and read again behind the caller's back,
 * once for everybody. While it cannot be read, what was known last is told.
 */
export class Remembered<Value> {
  readonly #read: () => Promise<Value>;
  readonly #onTrouble: (error: unknown) => void;
  #known: { value: Value; at: number } | null = null;
  #reading: Promise<Value> | null = null;
  #isOutdated = false;

  /** What is known at the beginning is told where the first reading takes too long. */
  constructor(read: () => Promise<Value>, onTrouble: (error: unknown) => void, atFirst?: Value) {
    this.#read = read;
    this.#onTrouble = onTrouble;
    if (atFirst !== undefined) this.#known = { value: atFirst, at: -Infinity };
  }

  async get(): Promise<Value> {
    const known = this.#known;
    if (!known) return this.#readAgain();
    const age = performance.now() - known.at;
    if (age < FRESH_FOR_MS && !this.#isOutdated) return known.value;
    const reading = this.#readAgain().catch((error: unknown) => {
      this.#onTrouble(error);
      return known.value;
    });
    if (age < OLD_AFTER_MS && !this.#isOutdated) return known.value;
    return Promise.race([reading, pause(WAIT_MS, known.value, { ref: false })]);
  }

  /** It has just been changed: the next to ask is told the new one. */
  forget(): void {
    this.#isOutdated = true;
    this.#reading = null;
  }

  #readAgain(): Promise<Value> {
    if (this.#reading) return this.#reading;
    const reading = this.#read().then(
      (value) => {
        if (this.#reading === reading) {
          this.#known = { value, at: performance.now() };
          this.#reading = null;
          this.#isOutdated = false;
        }
        return value;
      },
      (error: unknown) => {
        if (this.#reading === reading) this.#reading = null;
        throw error;
      },
    );
    this.#reading = reading;
    return reading;
  }
}
