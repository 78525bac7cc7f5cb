import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { LoopDelay } from '#kit/http/loop-delay.ts';
import { CURRENT_USER, NOTIFICATIONS } from '../../load.ts';

/** What a crowd met with, as one line of JSON. */
export interface CrowdOutcome {
  answers: number;
  byStatus: Record<string, number>;
  /** Connections that broke or were never answered, by what was wrong. */
  failed: Record<string, number>;
  turnedAwayWithoutRetryAfter: number;
  /** How long those waited who were told to come again, 99 of 100, without what this process was late itself. */
  turnedAwayMs: number;
  /** The same without the first answer of each connection, which also waits until the connection is taken. */
  turnedAwayLaterMs: number;
  /** How late this process was itself, at most. */
  ownDelayMs: number;
}

/** Lists, everyday work, and what anyone may ask for. */
const MIX: readonly (string | null)[] = [NOTIFICATIONS, CURRENT_USER, NOTIFICATIONS, CURRENT_USER, null];
const GIVE_UP_MS = 10_000;

/** The bytes of one request: making them each time would keep this process busier than the server. */
function written(host: string, query: string | null, cookie: string): Buffer {
  const common = `host: ${host}\r\nx-requested-by: college-app\r\ncookie: ${cookie}\r\n`;
  if (query === null) return Buffer.from(`GET /config.json HTTP/1.1\r\n${common}\r\n`);
  const body = JSON.stringify({ variables: {}, query });
  const about = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`;
  return Buffer.from(`POST /graphql HTTP/1.1\r\n${common}${about}\r\n${body}`);
}

interface Head {
  status: number;
  head: string;
}

interface Wait {
  ms: number;
  isFirst: boolean;
}

/** What 99 of 100 waited at most. */
const max = (waits: readonly Wait[]): number =>
  waits.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;

/** Status, headers and length of an answer that has come whole; null while there is more to come. */
function whole(bytes: Buffer): Head | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const head = bytes.toString('latin1', 0, end).toLowerCase();
  const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error(`An answer of unknown length: ${head}`);
  return bytes.length < end + 4 + length ? null : { status: Number(head.slice(9, 12)), head };
}

class Crowd {
  readonly outcome: CrowdOutcome = {
    answers: 0,
    byStatus: {},
    failed: {},
    turnedAwayWithoutRetryAfter: 0,
    turnedAwayMs: 0,
    turnedAwayLaterMs: 0,
    ownDelayMs: 0,
  };
  readonly #url: URL;
  readonly #requests: readonly Buffer[];
  readonly #endAt: number;
  readonly #waited: Wait[] = [];
  readonly #ownDelay = new LoopDelay();
  #next = 0;

  constructor(url: URL, cookies: readonly string[], endAt: number) {
    this.#url = url;
    this.#endAt = endAt;
    this.#requests = cookies.map((cookie, n) => written(url.host, MIX[n % MIX.length] ?? null, cookie));
  }

  /** One of many, who asks again as soon as there is an answer, and comes back when the connection breaks. */
  async ask(): Promise<void> {
    while (performance.now() < this.#endAt) {
      const problem = await this.#stay();
      if (problem !== null) this.outcome.failed[problem] = (this.outcome.failed[problem] ?? 0) + 1;
    }
  }

  tell(): CrowdOutcome {
    this.outcome.turnedAwayMs = max(this.#waited);
    this.outcome.turnedAwayLaterMs = max(this.#waited.filter(({ isFirst }) => !isFirst));
    this.#ownDelay.close();
    return this.outcome;
  }

  /** Settles when one connection is over: null when it was not needed any more, else why it broke. */
  #stay(): Promise<string | null> {
    return new Promise((over) => {
      let askedAt = performance.now();
      let isFirst = true;
      const socket = connect({ host: this.#url.hostname, port: Number(this.#url.port), noDelay: true });
      let came: Buffer = Buffer.alloc(0);
      socket.setTimeout(GIVE_UP_MS, () => socket.destroy(new Error('no answer')));
      socket.once('connect', () => this.#write(socket));
      socket.on('data', (chunk: Buffer) => {
        came = came.length === 0 ? chunk : Buffer.concat([came, chunk]);
        const answer = whole(came);
        if (!answer) return;
        came = Buffer.alloc(0);
        this.#note(answer, { ms: performance.now() - askedAt, isFirst });
        isFirst = false;
        if (performance.now() >= this.#endAt) {
          over(null);
          socket.destroy();
          return;
        }
        askedAt = performance.now();
        this.#write(socket);
      });
      socket.once('error', ({ message }) => over(message.replace(/ \d+\..*/, '')));
      socket.once('close', () => over('closed'));
    });
  }

  #write(socket: Socket): void {
    socket.write(this.#requests[this.#next++ % this.#requests.length] ?? '');
  }

  #note({ status, head }: Head, { ms, isFirst }: Wait): void {
    const late = this.#ownDelay.ms;
    this.outcome.ownDelayMs = Math.max(this.outcome.ownDelayMs, late);
    this.outcome.answers++;
    this.outcome.byStatus[status] = (this.outcome.byStatus[status] ?? 0) + 1;
    if (status !== 503) return;
    this.#waited.push({ ms: Math.max(0, ms - late), isFirst });
    if (!head.includes('\r\nretry-after: ')) this.outcome.turnedAwayWithoutRetryAfter++;
  }
}

/** A crowd in a process of its own. */
async function main([url = '', cookieFile = '', connections = '0', seconds = '0']: string[]): Promise<void> {
  const cookies = JSON.parse(readFileSync(cookieFile, 'utf8')) as string[];
  const crowd = new Crowd(new URL(url), cookies, performance.now() + Number(seconds) * 1_000);
  await Promise.all(Array.from({ length: Number(connections) }, () => crowd.ask()));
  console.log(JSON.stringify(crowd.tell()));
}

if (import.meta.main) await main(process.argv.slice(2));
