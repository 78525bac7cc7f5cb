import type { Pool } from 'pg';
import { schema } from '#apps/server/schema.ts';
import { seededRandom } from '#kit/demo/random.ts';
import { Browser } from '#testing/browser.ts';
import { anyBody } from './bodies.ts';
import { FuzzTarget, type Tally } from './fuzz-target.ts';
import { foundPeople } from './people-to-fuzz.ts';
import { startFuzzedServer } from './start-fuzzed-server.ts';
import { sweepTexts } from './text-sweep.ts';

const AT_ONCE = 4;
/** What a server learns from its first requests it may keep; from then on it must not grow. */
const WARM_UP = 0.2;

/** A user who ends a session, their own or another's, ends the proof that no session is said to have ended. */
export const ENDS_SESSION = [
  'changePassword',
  'deactivateUser',
  'endSession',
  'endUserSession',
  'logOutEverywhere',
  'logoutUser',
  'mergeUsers',
];

export interface Fuzz {
  databaseUrl: string;
  owner: Pool;
  operations: number;
  /** Texts to put through every place for one: each of them, or one a place in turn. */
  texts: readonly string[];
  isEachTextSwept: boolean;
  seed: string;
}

export interface FuzzOutcome extends Tally {
  swept: number;
  surprises: string[];
  grownBytes: number;
  seconds: number;
}

/** Throws strange operations at the college, as several people at once, and judges every answer. */
export async function fuzzCollege({
  databaseUrl,
  owner,
  operations,
  texts,
  isEachTextSwept,
  seed,
}: Fuzz): Promise<FuzzOutcome> {
  const { emails, ids } = await foundPeople(owner);
  const server = await startFuzzedServer(databaseUrl);
  const startedAt = performance.now();
  try {
    const cookies = await Promise.all(emails.map((email) => cookieOf(server.url, email)));
    const target = new FuzzTarget(server.url);
    const throwOne = async (index: number): Promise<void> => {
      const random = seededRandom(`${seed}/${index}`);
      const cookie = random.pick(['', ...cookies]);
      const except = cookie ? ENDS_SESSION : [];
      await target.take(`operation ${index}`, cookie, anyBody({ schema, random, ids, except }));
    };
    const warm = Math.ceil(operations * WARM_UP);
    await inLanes(0, warm, throwOne);
    const before = await server.residentBytes();
    await inLanes(warm, operations, throwOne);
    const grownBytes = (await server.residentBytes()) - before;

    const sweep = sweepTexts(schema, () => ids[0] ?? '', texts, ENDS_SESSION)
      .filter((_, at) => isEachTextSwept || isInTurn(at, texts.length))
      .map((swept) => JSON.stringify(swept));
    await inLanes(0, sweep.length, (index) =>
      target.take(`text ${index}`, cookies.at(-1) ?? '', sweep[index] ?? ''),
    );
    const seconds = (performance.now() - startedAt) / 1_000;
    return { ...target.tally, swept: sweep.length, surprises: server.surprises, grownBytes, seconds };
  } finally {
    await server.stop();
  }
}

/** The texts of a place come one after the other: of the first place the first, of the second the second, and so on. */
const isInTurn = (at: number, texts: number): boolean => at % texts === Math.floor(at / texts) % texts;

async function inLanes(from: number, to: number, run: (index: number) => Promise<void>): Promise<void> {
  let next = from;
  const lane = async (): Promise<void> => {
    while (next < to) await run(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

async function cookieOf(url: string, email: string): Promise<string> {
  const browser = new Browser(url);
  const { data, text } = await browser.logIn(email);
  if (!data?.['loginWithPassword']) throw new Error(`${email} could not log in: ${text}`);
  return [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}
