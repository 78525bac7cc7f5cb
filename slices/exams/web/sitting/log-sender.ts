import { Courier } from '#kit/offline/courier.ts';
import { Refused } from '#kit/offline/refused.ts';
import type { DeviceLog } from './device-log.ts';
import { oneCall, type Acknowledgement, type Line } from './line.ts';

export interface SendingState {
  /** Nothing waits: the server has acknowledged all of it. */
  isAcknowledged: boolean;
  /** The last call did not come through. */
  isCutOff: boolean;
  refusal: string | null;
}

interface SenderOptions {
  onChange: (state: SendingState) => void;
  onAcknowledged?: (acknowledgement: Acknowledgement) => void;
  /** Called when a call did not come through, with the reason. */
  onCutOff?: (reason: unknown) => void;
  acknowledged?: number;
  pause: (ms: number) => Promise<void>;
}

/** Sends what the device has written, in order and again and again, until the server has acknowledged all of it. */
export class LogSender {
  readonly #log: DeviceLog;
  readonly #line: Line;
  readonly #options: SenderOptions;
  readonly #courier: Courier;
  #acknowledged: number;
  #running: Promise<void> | null = null;
  #isLossWritten = false;
  #isPageGoing = false;

  constructor(log: DeviceLog, line: Line, options: SenderOptions) {
    this.#log = log;
    this.#line = line;
    this.#options = options;
    this.#acknowledged = options.acknowledged ?? 0;
    this.#courier = new Courier({
      onChange: () => this.#tell(),
      onCutOff: (reason) => options.onCutOff?.(reason),
      pause: async (ms) => {
        await options.pause(ms);
        this.#writeLoss();
      },
    });
  }

  get state(): SendingState {
    const { isCutOff, refusal } = this.#courier;
    return { isAcknowledged: this.#acknowledged >= this.#log.last, isCutOff, refusal };
  }

  get unacknowledged() {
    return this.#log.after(this.#acknowledged);
  }

  /** Sends what waits; with nothing to send it is a sign of life. */
  send(): Promise<void> {
    this.#running ??= this.#sendAll();
    return this.#running;
  }

  /** The page goes away: the browser breaks its calls off, which says nothing about the connection. */
  pageGoes(): void {
    this.#isPageGoing = true;
  }

  /** Hands the attempt in. Settles when the server has said that it has it, however long that takes. */
  async submit(): Promise<void> {
    this.#log.append({ kind: 'SUBMIT' });
    this.#tell();
    await this.#running;
    await this.#log.written();
    await this.#insist(() => this.#handIn());
  }

  async #handIn(): Promise<void> {
    while (oneCall(this.unacknowledged).length < this.unacknowledged.length) await this.#recordSome();
    try {
      await this.#line.submit(this.unacknowledged);
      this.#acknowledged = this.#log.last;
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.problem !== 'answersOnTheWay') throw problem;
      // Something is missing that was acknowledged: everything is told once more.
      this.#acknowledged = 0;
      await this.#handIn();
    }
  }

  async #sendAll(): Promise<void> {
    try {
      do {
        await this.#log.written();
        await this.#insist(() => this.#recordSome());
      } while (this.#courier.mayGoOn && this.#acknowledged < this.#log.last);
    } finally {
      this.#running = null;
    }
  }

  async #recordSome(): Promise<void> {
    const told = oneCall(this.unacknowledged);
    const acknowledgement = await this.#line.record(told);
    // Nothing of it has arrived, so something before it is missing: all is told once more, after a pause.
    if (told.length > 0 && acknowledgement.upTo <= this.#acknowledged) {
      this.#acknowledged = 0;
      throw new Error('The server waits for what was told before.');
    }
    this.#acknowledged = Math.max(this.#acknowledged, acknowledgement.upTo);
    this.#log.goOnAfter(acknowledgement.upTo);
    this.#options.onAcknowledged?.(acknowledgement);
  }

  async #insist(work: () => Promise<void>): Promise<void> {
    await this.#courier.insist(async () => {
      await work();
      this.#noteConnected();
    });
  }

  /**
   * Those who look into an attempt later see when the connection was lost and back. A browser breaks calls off before
   * it says that the page goes, so a loss is written down only by a page that is still there after the pause.
   */
  #writeLoss(): void {
    if (this.#isLossWritten || this.#isPageGoing) return;
    this.#isLossWritten = true;
    this.#log.append({ kind: 'CONNECTION_LOST' });
  }

  #noteConnected(): void {
    this.#isPageGoing = false;
    if (this.#isLossWritten) this.#log.append({ kind: 'CONNECTION_BACK' });
    this.#isLossWritten = false;
  }

  #tell(): void {
    this.#options.onChange(this.state);
  }
}
