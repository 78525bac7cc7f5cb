import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, CALLERS_ARE_ADMINS, makeSessions, usersBy } from './load.ts';
import { measureSearch } from './measure-search.ts';
import { openSettledCollege, type SettledCollege } from './settled-college.ts';
import { startCeiling } from './ceilings/start-ceiling.ts';
import { warmUp } from './ceilings/warm-up.ts';

const REQUESTS = 400;
const ROUNDS = 5;

/** What administrators look at, and the path of the same in the ceiling. */
const PAGES = [
  { what: 'first page', query: usersBy('first: 20'), path: '/first' },
  {
    what: 'found by name, active ones',
    query: usersBy('first: 20, filter: { search: "ma", status: ACTIVE }'),
    path: '/found',
  },
  { what: 'newest first', query: usersBy('first: 20, sort: CREATED, descending: true'), path: '/newest' },
];

type College = SettledCollege & { cookies: string[] };

/**
 * The list of people against its hand-written ceiling, in a large college, and how its cost grows from a college ten
 * times smaller. Both by processor time of the server and its database, which other work on the machine hardly changes.
 */
export async function main(): Promise<void> {
  const small = await openCollege('demo:10', 3472);
  const large = await openCollege('demo:100', 3470);
  const ceiling = await startCeiling('users', large.databaseUrl);
  const ours = ({ server, databasePid, cookies }: College, query: string) =>
    cost([server.pid, databasePid], { url: `${server.url}/graphql`, query, cookies });
  try {
    for (const { what, query, path } of PAGES) {
      const bare = () =>
        cost([ceiling.pid, large.databasePid], { url: ceiling.url + path, query, cookies: large.cookies });
      await warmUp(
        bare,
        () => ours(large, query),
        () => ours(small, query),
      );
      const shares: number[] = [];
      const growths: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const mine = await ours(large, query);
        shares.push((await bare()) / mine);
        growths.push(mine / (await ours(small, query)));
      }
      figure(`people, ${what} / ceiling`, median(shares), '', { atLeast: 0.7 });
      figure(`people, ${what}: demo:100 / demo:10`, median(growths), '', { atMost: 1.5 });
    }
    await measureSearch({ url: large.server.url, cookies: large.cookies });
  } finally {
    ceiling.stop();
    await Promise.all([small.server.stop(), large.server.stop()]);
  }
}

async function openCollege(seed: string, port: number): Promise<College> {
  const college = await openSettledCollege(seed, port, CALLERS_ARE_ADMINS);
  return { ...college, cookies: await makeSessions(college.databaseUrl) };
}

async function cost(
  pids: number[],
  load: { url: string; query: string; cookies: string[] },
): Promise<number> {
  const before = await cpuTime(pids);
  await ask({ ...load, requests: REQUESTS });
  return (await cpuTime(pids)) - before;
}
