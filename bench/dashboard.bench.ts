import { studentDashboard } from '#slices/dashboard/web/student-dashboard.together.generated.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, makeSessions, STUDENTS } from './load.ts';
import { openSettledCollege, type SettledCollege } from './settled-college.ts';
import { startCeiling } from './ceilings/start-ceiling.ts';
import { warmUp } from './ceilings/warm-up.ts';

const REQUESTS = 400;
const ROUNDS = 5;
/** As many as the server lets in at once while it is cold. */
const CONNECTIONS = 8;

const { SEED: large = 'demo:100' } = process.env;

type College = SettledCollege & { cookies: string[] };

/**
 * What a student's dashboard asks for in its one call, against a hand-written ceiling in a large college, and how its cost grows
 * from a small one. Both by processor time of the server and its database, which other work on the machine hardly changes.
 */
export async function main(): Promise<void> {
  const small = await openCollege('demo', 3476);
  const grown = await openCollege(large, 3477);
  const ceiling = await startCeiling('dashboard', grown.databaseUrl);
  const ours = ({ server, databasePid, cookies }: College) =>
    cost([server.pid, databasePid], `${server.url}/graphql`, cookies);
  const bare = () => cost([ceiling.pid, grown.databasePid], ceiling.url, grown.cookies);
  try {
    await warmUp(
      bare,
      () => ours(grown),
      () => ours(small),
    );
    const shares: number[] = [];
    const growths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await ours(grown);
      shares.push((await bare()) / mine);
      growths.push(mine / (await ours(small)));
    }
    figure('dashboard of a student / ceiling', median(shares), '', { atLeast: 0.7 });
    figure(`dashboard of a student: ${large} / demo`, median(growths), '', { atMost: 1.3 });
  } finally {
    ceiling.stop();
    await Promise.all([small.server.stop(), grown.server.stop()]);
  }
}

async function openCollege(seed: string, port: number): Promise<College> {
  const college = await openSettledCollege(seed, port);
  return { ...college, cookies: await makeSessions(college.databaseUrl, STUDENTS) };
}

async function cost(pids: number[], url: string, cookies: string[]): Promise<number> {
  const before = await cpuTime(pids);
  await ask({ url, query: studentDashboard.query, cookies, connections: CONNECTIONS, requests: REQUESTS });
  return (await cpuTime(pids)) - before;
}
