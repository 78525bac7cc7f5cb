import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { callFrom, type RawAnswer, type RawCall } from '#kit/testing/call-from.ts';
import { nthWrite, type Cast, type Kind } from './writes.ts';

/** What a client was told about one of its writes. */
export interface Told {
  kind: Kind;
  marker: string;
  /** The server said that it is stored; otherwise the client cannot know. */
  isAcknowledged: boolean;
  requestId: string;
}

/** Several clients who write as fast as they can, whatever happens to the server, and remember what they were told. */
export class Clients {
  readonly told: Told[] = [];
  readonly #url: string;
  readonly #cast: Cast;
  readonly #most: number;
  readonly #agent = new Agent({ keepAlive: false });
  #next = 0;
  #isOver = false;
  #running: Promise<void>[] = [];

  constructor(url: string, cast: Cast, most: number) {
    this.#url = url;
    this.#cast = cast;
    this.#most = most;
  }

  get acknowledged(): Told[] {
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
    while (!this.#isOver && this.#next < this.#most) {
      const { kind, marker, call } = nthWrite(this.#cast, this.#next++);
      const answer = await this.#send(call);
      const isAcknowledged = answer !== null && answer.status === 200 && !answer.text.includes('"errors"');
      this.told.push({ kind, marker, isAcknowledged, requestId: requestIdOf(answer) });
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

const requestIdOf = (answer: RawAnswer | null): string =>
  answer?.rawHeaders.find(([name]) => name.toLowerCase() === 'x-request-id')?.[1] ?? '';
