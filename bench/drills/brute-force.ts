import { SIGN_IN_RATES } from '#slices/sign-in/server/api.ts';
import { callFrom, network, type RawAnswer } from '#testing/call-from.ts';
import { figure } from '../figures.ts';
import {
  digestOf,
  emailOf,
  PASSWORD,
  startDrilledServer,
  type DrilledServer,
} from './sign-in/drilled-server.ts';
import { guessesAt } from './sign-in/guesses.ts';

const GUESSES = 10_000;
const SOCKETS = 50;
const VICTIM = emailOf('victim', 1);
const SLOWED_ADDRESS = '127.200.7.1';
const LOG_IN =
  'mutation l($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';

/** What the table allows in this time: the most, then one more after each delay: 1, 2, 4, 8 … seconds up to the longest. */
function allowedAfter(seconds: number, { max, maxDelayS }: { max: number; maxDelayS: number }): number {
  let tries = max;
  for (let at = 1; at <= seconds; at += Math.min(2 ** (tries - max), maxDelayS)) tries++;
  return tries;
}

/** D6: ten thousand guesses in every shape, over many sockets, are no more than the table allows. */
export async function main(): Promise<void> {
  const server = await startDrilledServer();
  try {
    await server.addPeople(1, { name: 'victim' });
    const cookie = await cookieOfOwner(server);
    await guessAtOneAccount(server);
    await guessFromOneAddress(server);
    await logInWhereKnown(server, cookie);
    await logInAfterAll(server);
  } finally {
    await server.stop();
  }
}

/** Every guess that was really compared with the password left a line in the audit log. */
async function countTried({ owner }: DrilledServer, where: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from audit where action = 'logInFailed' and ${where}`,
  );
  return rows[0]?.n ?? 0;
}

async function guessAtOneAccount(server: DrilledServer): Promise<void> {
  const requests = guessesAt(VICTIM, GUESSES);
  const startedAt = performance.now();
  let next = 0;
  const guessOn = async (): Promise<void> => {
    for (let n = next++; n < requests.length; n = next++) {
      await callFrom({ url: server.url, from: network(n), body: requests[n]?.body ?? '' });
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, guessOn));
  const seconds = (performance.now() - startedAt) / 1_000;
  const guesses = requests.reduce((sum, request) => sum + request.guesses, 0);
  figure(`guesses at one account in ${seconds.toFixed(0)} s`, guesses, '', { atLeast: GUESSES });
  figure('guesses that were tried', await countTried(server, 'entity_id is not null'), '', {
    atMost: allowedAfter(seconds, SIGN_IN_RATES.logInAccount),
  });
}

/** Another account each time, over many sockets of one address. */
async function guessFromOneAddress(server: DrilledServer): Promise<void> {
  const from = SLOWED_ADDRESS;
  const variables = (n: number) => ({ email: emailOf('anybody', n), password: digestOf('a guess') });
  const startedAt = performance.now();
  let next = 0;
  const guessOn = async (): Promise<void> => {
    for (let n = next++; n < 1_000; n = next++)
      await callFrom({ url: server.url, from, query: LOG_IN, variables: variables(n) });
  };
  await Promise.all(Array.from({ length: SOCKETS }, guessOn));
  figure('of 1,000 guesses from one address were tried', await countTried(server, `ip = '${from}'`), '', {
    atMost: allowedAfter((performance.now() - startedAt) / 1_000, SIGN_IN_RATES.logInAddress),
  });
}

const isIn = ({ text }: RawAnswer): boolean => text.includes('"loginWithPassword":{"_id"');

const ownVariables = { email: VICTIM, password: digestOf(PASSWORD) };

/** What is left in the owner's own browser when the session is over. */
async function cookieOfOwner({ url }: DrilledServer): Promise<string> {
  const { rawHeaders } = await callFrom({
    url,
    from: network(60_001),
    query: LOG_IN,
    variables: ownVariables,
  });
  const lines = rawHeaders.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, line]) => line);
  return lines.find((line) => line.startsWith('__Host-device='))?.split(';')[0] ?? '';
}

/** In their own browser the owner is not kept waiting at all, nor where an address is slowed down. */
async function logInWhereKnown({ url }: DrilledServer, cookie: string): Promise<void> {
  const answer = await callFrom({
    url,
    from: SLOWED_ADDRESS,
    query: LOG_IN,
    variables: ownVariables,
    cookie,
  });
  figure('the owner is let in at once where they are known', isIn(answer) ? 1 : 0, '', { atLeast: 1 });
}

/** Elsewhere they are kept waiting, never locked out. */
async function logInAfterAll({ url, owner }: DrilledServer): Promise<void> {
  const logIn = () =>
    callFrom({
      url,
      from: network(60_000),
      query: LOG_IN,
      variables: ownVariables,
    });
  const seconds = Number(/"seconds":(\d+)/.exec((await logIn()).text)?.[1] ?? 0);
  figure('the owner has to wait', seconds, 's', { atMost: 900 });
  await owner.query(`update rate_count set last_try = last_try - make_interval(secs => $1)`, [seconds]);
  figure('and is then let in', isIn(await logIn()) ? 1 : 0, '', { atLeast: 1 });
}
