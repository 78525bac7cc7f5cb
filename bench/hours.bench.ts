import { hourQueue } from '#slices/hours/web/office/queue.graphql.generated.ts';
import { letManyRead } from './attendance-questions.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, makeSessions } from './load.ts';
import { openSettledCollege, type SettledCollege } from './settled-college.ts';
import { startCeiling } from './ceilings/start-ceiling.ts';
import { warmUp } from './ceilings/warm-up.ts';

const ROUNDS = 5;
const CONNECTIONS = 8;
const REQUESTS = 300;

const { SEED: large = 'demo:100' } = process.env;

const VARIABLES = { filter: { status: 'PENDING', search: '', groupId: null, categoryId: null }, after: null };

type College = SettledCollege & { cookies: string[] };

/**
 * The queue of hours of a whole college against its hand-written ceiling, and how its cost grows from a small college to a large
 * one. Both by processor time of program and database, which other work on the machine hardly changes.
 */
export async function main(): Promise<void> {
  const small = await openCollege('demo', 3484);
  const grown = large === 'demo' ? small : await openCollege(large, 3483);
  const ceiling = await startCeiling('hours', grown.databaseUrl);
  const ours = (college: College) =>
    cost([college.server.pid, college.databasePid], `${college.server.url}/graphql`, college);
  const bare = () => cost([ceiling.pid, grown.databasePid], `${ceiling.url}/queue`, grown);
  try {
    await warmUp(bare, () => ours(grown), ...(grown === small ? [] : [() => ours(small)]));
    const shares: number[] = [];
    const growths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await ours(grown);
      shares.push((await bare()) / mine);
      if (grown !== small) growths.push(mine / (await ours(small)));
    }
    figure('queue of hours / ceiling', median(shares), '', { atLeast: 0.7 });
    if (grown !== small) figure(`queue of hours: ${large} / demo`, median(growths), '', { atMost: 1.3 });
  } finally {
    ceiling.stop();
    for (const { server } of new Set([small, grown])) await server.stop();
  }
}

async function openCollege(seed: string, port: number): Promise<College> {
  const college = await openSettledCollege(seed, port);
  await letManyRead(college.databaseUrl);
  const cookies = await makeSessions(college.databaseUrl, `roles @> '{superadmin}'`);
  return { ...college, cookies };
}

async function cost(pids: number[], url: string, { cookies }: College): Promise<number> {
  const before = await cpuTime(pids);
  const asked = { url, query: hourQueue.query, variables: VARIABLES, cookies };
  await ask({ ...asked, requests: REQUESTS, connections: CONNECTIONS });
  return (await cpuTime(pids)) - before;
}
