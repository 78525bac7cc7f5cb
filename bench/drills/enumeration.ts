import { callFrom, network } from '#testing/call-from.ts';
import { figure, median } from '../figures.ts';
import { mannWhitneyZ } from './enumeration/mann-whitney.ts';
import { digestOf, emailOf, startDrilledServer } from './sign-in/drilled-server.ts';

const CALLS = 120;
const WARM_UP = 20;
const LOG_IN =
  'mutation l($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const FORGOT = 'mutation f($email: String!) { forgotPassword(email: $email) { _id } }';

type Ask = (n: number) => { query: string; variables: Record<string, unknown> };
const logIn =
  (name: string): Ask =>
  (n) => ({
    query: LOG_IN,
    variables: { email: emailOf(name, n), password: digestOf('a guess') },
  });
const forget =
  (name: string): Ask =>
  (n) => ({ query: FORGOT, variables: { email: emailOf(name, n) } });

/** D1: how long an answer takes does not tell whether there is such an account. */
export async function main(): Promise<void> {
  const server = await startDrilledServer();
  let calls = 0;
  const measure = async (ask: Ask, n: number): Promise<number> =>
    (await callFrom({ url: server.url, from: network(calls++), ...ask(n) })).ms;

  /** Both kinds in pairs, the first of which is chosen by lot, so that whatever else happens meets both alike. */
  const compare = async (one: Ask, other: Ask): Promise<[number[], number[]]> => {
    const times: [number[], number[]] = [[], []];
    for (let n = 1; n <= WARM_UP + CALLS; n++) {
      for (const which of Math.random() < 0.5 ? ([0, 1] as const) : ([1, 0] as const)) {
        const ms = await measure(which === 0 ? one : other, n);
        if (n > WARM_UP) times[which].push(ms);
      }
    }
    return times;
  };

  try {
    for (const name of ['login', 'reset']) {
      await server.addPeople(WARM_UP + CALLS, { name: `${name}-known` });
      await server.addPeople(WARM_UP + CALLS, { name: `${name}-disabled`, status: 'DISABLED' });
    }
    for (const [what, ask, name] of [
      ['login', logIn, 'login'],
      ['forgotten password', forget, 'reset'],
    ] as const) {
      for (const kind of ['known', 'disabled']) {
        const [known, unknown] = await compare(ask(`${name}-${kind}`), ask(`${name}-nobody-${kind}`));
        const z = mannWhitneyZ(known, unknown);
        console.log(
          `${what}: ${kind} ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms`,
        );
        figure(`${what}, |z| of ${kind} against unknown`, Math.abs(z), '', { atMost: 3 });
      }
    }
    // Were the test blind, it would see no difference here either.
    const [slow, quick] = await compare(logIn('control-nobody'), forget('control-nobody'));
    figure('the control: login against forgotten password', Math.abs(mannWhitneyZ(slow, quick)), '', {
      atLeast: 3,
    });
  } finally {
    await server.stop();
  }
}
