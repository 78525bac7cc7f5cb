import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, makeSessions } from './load.ts';
import { fillPromotion, readinessQuestion } from './promotion-questions.ts';
import { openSettledCollege, type SettledCollege } from './settled-college.ts';
import { startCeiling } from './ceilings/start-ceiling.ts';
import { warmUp } from './ceilings/warm-up.ts';

const ROUNDS = 5;
const CONNECTIONS = 8;

const { SEED: large = 'demo:100' } = process.env;

type College = SettledCollege & { cookies: string[]; question: ReturnType<typeof readinessQuestion> };

/**
 * Who of two hundred students is ready for the next year against its hand-written ceiling in a large college, and how its cost
 * grows from a small one. Both by processor time of program and database, which other work on the machine hardly changes.
 */
export async function main(): Promise<void> {
  const small = await openCollege('demo', 3484);
  const grown = large === 'demo' ? small : await openCollege(large, 3483);
  const ceiling = await startCeiling('promotion', grown.databaseUrl);
  const ours = (college: College) =>
    cost([college.server.pid, college.databasePid], `${college.server.url}/graphql`, college);
  const bare = () => cost([ceiling.pid, grown.databasePid], `${ceiling.url}${grown.question.path}`, grown);
  const { what, bars } = grown.question;
  try {
    await warmUp(
      () => bare(),
      () => ours(grown),
      ...(grown === small ? [] : [() => ours(small)]),
    );
    const shares: number[] = [];
    const growths: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await ours(grown);
      shares.push((await bare()) / mine);
      if (grown !== small) growths.push(mine / (await ours(small)));
    }
    figure(`${what} / ceiling`, median(shares), '', { atLeast: bars.share });
    if (grown !== small) figure(`${what}: ${large} / demo`, median(growths), '', { atMost: bars.growth });
  } finally {
    ceiling.stop();
    for (const { server } of new Set([small, grown])) await server.stop();
  }
}

async function openCollege(seed: string, port: number): Promise<College> {
  const college = await openSettledCollege(seed, port);
  const groupId = await fillPromotion(college.databaseUrl);
  const cookies = await makeSessions(college.databaseUrl, `roles @> '{superadmin}'`);
  return { ...college, cookies, question: readinessQuestion(groupId) };
}

async function cost(pids: number[], url: string, { cookies, question }: College): Promise<number> {
  const { query, variables, requests } = question;
  const before = await cpuTime(pids);
  await ask({ url, query, variables, cookies, requests, connections: CONNECTIONS });
  return (await cpuTime(pids)) - before;
}
