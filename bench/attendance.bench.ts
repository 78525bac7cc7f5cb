import { fillAttendance, findSubjects, questionsAbout } from './attendance-questions.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, makeSessions } from './load.ts';
import { openSettledCollege, type SettledCollege } from './settled-college.ts';
import { startCeiling } from './ceilings/start-ceiling.ts';
import { warmUp } from './ceilings/warm-up.ts';

const ROUNDS = 5;
const CONNECTIONS = 8;

const { SEED: large = 'demo:100' } = process.env;

type Question = ReturnType<typeof questionsAbout>[number];
type College = SettledCollege & { cookies: string[]; questions: readonly Question[] };

/**
 * The pages of attendance against their hand-written ceiling in a large college, and how their cost grows from a small one. Both
 * by processor time of program and database, which other work on the machine hardly changes.
 */
export async function main(): Promise<void> {
  const small = await openCollege('demo', 3482);
  const grown = large === 'demo' ? small : await openCollege(large, 3481);
  const ceiling = await startCeiling('attendance', grown.databaseUrl);
  const ours = (college: College, at: number) =>
    cost([college.server.pid, college.databasePid], `${college.server.url}/graphql`, college, at);
  const bare = (at: number) =>
    cost([ceiling.pid, grown.databasePid], `${ceiling.url}${grown.questions[at]?.path}`, grown, at);
  try {
    for (const [at, { what, bars }] of grown.questions.entries()) {
      await warmUp(
        () => bare(at),
        () => ours(grown, at),
        ...(grown === small ? [] : [() => ours(small, at)]),
      );
      const shares: number[] = [];
      const growths: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const mine = await ours(grown, at);
        shares.push((await bare(at)) / mine);
        if (grown !== small) growths.push(mine / (await ours(small, at)));
      }
      figure(`${what} / ceiling`, median(shares), '', { atLeast: bars.share });
      if (grown !== small) figure(`${what}: ${large} / demo`, median(growths), '', { atMost: bars.growth });
    }
  } finally {
    ceiling.stop();
    for (const { server } of new Set([small, grown])) await server.stop();
  }
}

async function openCollege(seed: string, port: number): Promise<College> {
  const college = await openSettledCollege(seed, port);
  await fillAttendance(college.databaseUrl);
  const cookies = await makeSessions(college.databaseUrl, `roles @> '{superadmin}'`);
  return { ...college, cookies, questions: questionsAbout(await findSubjects(college.databaseUrl)) };
}

async function cost(
  pids: number[],
  url: string,
  { cookies, questions }: College,
  at: number,
): Promise<number> {
  const question = questions[at];
  if (!question) throw new Error('Nothing is asked.');
  const { query, variables, requests } = question;
  const before = await cpuTime(pids);
  await ask({ url, query, variables, cookies, requests, connections: CONNECTIONS });
  return (await cpuTime(pids)) - before;
}
