import { waitBeforeTry } from '#kit/client/sending/tries.ts';
import { hopefulPause } from './hopeful-pause.ts';
import { Refused } from './refused.ts';

/** A network that swallows a call must not hold the next one back. */
export const PATIENCE_MS = 10_000;

/** Longer pauses would look like leaving to a server that waits for signs of life. */
const MAX_PAUSE_MS = 15_000;

export interface CourierOptions {
  onChange: () => void;
  /** Called when a try did not come through, with the reason. */
  onCutOff?: (reason: unknown) => void;
  /** Waits before the next try; settles earlier when there is a reason to hope. */
  pause?: (ms: number) => Promise<void>;
}

/** Tries until something is done or refused: what could not be reached is tried again, what was refused is not. */
export class Courier {
  readonly #options: CourierOptions;
  #hurry = Promise.withResolvers<void>();
  #failed = Promise.withResolvers<void>();
  #isCutOff = false;
  #isResting = false;
  #refusal: string | null = null;

  constructor(options: CourierOptions) {
    this.#options = options;
  }

  /** The last try did not come through. */
  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  /** Why the server takes nothing more. */
  get refusal(): string | null {
    return this.#refusal;
  }

  get mayGoOn(): boolean {
    return this.#refusal === null && !this.#isResting;
  }

  async insist(work: () => Promise<void>): Promise<void> {
    for (let failures = 1; this.mayGoOn; failures += 1) {
      try {
        await work();
        this.#isCutOff = false;
        this.#options.onChange();
        return;
      } catch (problem) {
        if (problem instanceof Refused) this.#refusal = problem.problem;
        else {
          this.#options.onCutOff?.(problem);
          this.#isCutOff = true;
        }
        this.#options.onChange();
        this.#failed.resolve();
        this.#failed = Promise.withResolvers();
        if (this.mayGoOn) await this.#pause(failures);
      }
    }
  }

  /** Settles with the next try that does not come through. */
  failure(): Promise<void> {
    return this.#failed.promise;
  }

  /** There is a reason to hope: the next try need not wait, and what was refused may be asked once more. */
  hurry(): void {
    this.#refusal = null;
    this.#hurry.resolve();
    this.#hurry = Promise.withResolvers();
  }

  /** Nobody is there in whose name anything could be sent. */
  rest(): void {
    this.#isResting = true;
    this.hurry();
  }

  wake(): void {
    this.#isResting = false;
  }

  async #pause(failures: number): Promise<void> {
    const ms = Math.min(MAX_PAUSE_MS, waitBeforeTry(failures, Math.random()));
    const { pause = hopefulPause } = this.#options;
    await Promise.race([pause(ms), this.#hurry.promise]);
  }
}
