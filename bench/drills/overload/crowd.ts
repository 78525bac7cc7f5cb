import { Agent, request } from 'node:http';
import { readFileSync } from 'node:fs';
import { CURRENT_USER, NOTIFICATIONS } from '../../load.ts';

/** What a crowd met with, as one line of JSON. */
export interface CrowdOutcome {
  answers: number;
  byStatus: Record<string, number>;
  /** Connections that were refused, broken or never answered. */
  failed: number;
  turnedAwayWithoutRetryAfter: number;
  /** How long those waited who were told to come again, 99 of 100. */
  turnedAwayMs: number;
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

const post = (query: string): Asked => ({
  method: 'POST',
  path: '/graphql',
  body: JSON.stringify({ variables: {}, query }),
});
/** Lists, everyday work, and what anybody may ask for. */
const MIX: readonly Asked[] = [
  post(NOTIFICATIONS),
  post(CURRENT_USER),
  post(NOTIFICATIONS),
  post(CURRENT_USER),
  { method: 'GET', path: '/config.json' },
];
const GIVE_UP_MS = 10_000;

/** A crowd in a process of its own, so that it slows nobody down but the server: each asks again as soon as it is answered. */
async function main([url = '', cookieFile = '', connections = '0', seconds = '0']: string[]): Promise<void> {
  const cookies = JSON.parse(readFileSync(cookieFile, 'utf8')) as string[];
  const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
  const endAt = performance.now() + Number(seconds) * 1_000;
  const outcome: CrowdOutcome = {
    answers: 0,
    byStatus: {},
    failed: 0,
    turnedAwayWithoutRetryAfter: 0,
    turnedAwayMs: 0,
  };
  const waited: number[] = [];
  const askOnce = (n: number): Promise<void> =>
    new Promise((done) => {
      const { method, path, body } = MIX[n % MIX.length] as Asked;
      const headers = {
        'x-requested-by': 'college-app',
        cookie: cookies[n % cookies.length] ?? '',
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
      };
      const startedAt = performance.now();
      const call = request(`${url}${path}`, { method, headers, agent, timeout: GIVE_UP_MS }, (response) => {
        response.resume();
        response.once('close', () => {
          const status = response.statusCode ?? 0;
          outcome.answers++;
          outcome.byStatus[status] = (outcome.byStatus[status] ?? 0) + 1;
          if (status === 503) {
            waited.push(performance.now() - startedAt);
            if (!response.headers['retry-after']) outcome.turnedAwayWithoutRetryAfter++;
          }
          done();
        });
      });
      call.once('timeout', () => call.destroy(new Error('no answer')));
      call.once('error', () => {
        outcome.failed++;
        done();
      });
      call.end(body);
    });
  let next = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < endAt) await askOnce(next++);
  };
  await Promise.all(Array.from({ length: Number(connections) }, one));
  agent.destroy();
  outcome.turnedAwayMs = waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.99)] ?? 0;
  console.log(JSON.stringify(outcome));
}

if (import.meta.main) await main(process.argv.slice(2));
