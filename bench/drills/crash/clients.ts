import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { callFrom, type RawAnswer, type RawCall } from '#testing/call-from.ts';
import type { Kind, Write } from './writes.ts';

/** What a client was told about one of its writes. */
export interface ServerAnswer {
  kind: Kind;
  marker: string;
  /** The server said that it is stored; otherwise the client cannot know. */
  isAcknowledged: boolean;
  requestId: string;
}

interface ClientsOptions {
  nthWrite: (n: number) => Write;
  /** How many there are in all. */
  max: number;
}

/** Several clients who write as fast as they can, whatever happens to the server, and remember what they were told. */
export class Clients {
  readonly told: ServerAnswer[] = [];
  readonly #url: string;
  readonly #options: ClientsOptions;
  readonly #agent = new Agent({ keepAlive: false });
  #next = 0;
  #isOver = false;
  #running: Promise<void>[] = [];

  constructor(url: string, options: ClientsOptions) {
    this.#url = url;
    this.#options = options;
  }

  get acknowledged(): ServerAnswer[] {
    return this.told.filter(({ isAcknowledged }) => isAcknowledged);
  }

  begin(clients: number): void {
    this.#running = Array.from({ length: clients }, () => this.#writeOn());
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#running);
    this.#agent.destroy();
  }

  async #writeOn(): Promise<void> {
    const { nthWrite, max } = this.#options;
    while (!this.#isOver && this.#next < max) {
      const { kind, marker, call, repeats } = nthWrite(this.#next++);
      const answer = repeats ? await this.#insist(call) : await this.#send(call);
      this.told.push({
        kind,
        marker,
        isAcknowledged: isAcknowledging(answer),
        requestId: requestIdOf(answer),
      });
    }
  }

  /** Sends a write until it is acknowledged, as often as that takes. */
  async #insist(call: Omit<RawCall, 'url'>): Promise<RawAnswer | null> {
    for (;;) {
      const answer = await this.#send(call);
      if (isAcknowledging(answer) || this.#isOver) return answer;
      await pause(20);
    }
  }

  /** Sends a write once: again only while nobody is there to take it, so that it cannot have arrived. */
  async #send(call: Omit<RawCall, 'url'>): Promise<RawAnswer | null> {
    for (;;) {
      try {
        return await callFrom({ url: this.#url, agent: this.#agent, ...call });
      } catch (error) {
        const wasRefused = (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
        if (!wasRefused || this.#isOver) return null;
        await pause(20);
      }
    }
  }
}

const isAcknowledging = (answer: RawAnswer | null): boolean =>
  answer !== null && answer.status === 200 && !answer.text.includes('"errors"');

const requestIdOf = (answer: RawAnswer | null): string =>
  answer?.rawHeaders.find(([name]) => name.toLowerCase() === 'x-request-id')?.[1] ?? '';
