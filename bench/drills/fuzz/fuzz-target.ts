import { faultsOf, MAX_MS, type Heard } from './judge.ts';

const NOT_UNDERSTOOD = /requestNotUnderstood|requestTooLarge/;
/** On a busy machine others may have taken the time: an operation is slow if it is slow every time. */
const MAX_TRIES = 3;

export interface Tally {
  /** Each with the number of the operation, which with the seed makes it again. */
  faults: string[];
  /** How many were understood: the others never came as far as a resolver. */
  understood: number;
  /** How many were answered with data. */
  withData: number;
  slowestMs: number;
}

/** The server as a user who throws things at it sees it. */
export class FuzzTarget {
  readonly tally: Tally = { faults: [], understood: 0, withData: 0, slowestMs: 0 };
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async take(name: string, cookie: string, body: string): Promise<void> {
    let heard = await this.#send(cookie, body);
    for (let tries = 1; heard.ms > MAX_MS && tries < MAX_TRIES; tries++)
      heard = await this.#send(cookie, body);
    const { tally } = this;
    tally.faults.push(...faultsOf(heard, cookie !== '').map((fault) => `${name} ${fault}`));
    tally.understood += heard.status === 200 && !NOT_UNDERSTOOD.test(heard.text) ? 1 : 0;
    tally.withData += heard.text.startsWith('{"data":{') ? 1 : 0;
    tally.slowestMs = Math.max(tally.slowestMs, heard.ms);
  }

  /** The cookie stays the same whatever the server says to it, so that a new session changes nothing for the next. */
  async #send(cookie: string, body: string): Promise<Heard> {
    const startedAt = performance.now();
    const response = await fetch(`${this.#url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-requested-by': 'college-app',
        ...(cookie ? { cookie } : {}),
      },
      body,
    });
    const text = await response.text();
    return { status: response.status, text, ms: performance.now() - startedAt };
  }
}
