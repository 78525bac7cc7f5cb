import { join } from 'node:path';
import { startPostgres } from '#kit/db/embedded-postgres.ts';
import { startBenchServer } from './bench-college.ts';
import { cpuTime } from './cpu-time.ts';
import { figure, median } from './figures.ts';
import { ask, makeSessions, STUDENTS } from './load.ts';
import { startCeiling } from './start-ceiling.ts';

const REQUESTS = 400;
const ROUNDS = 5;

/** A student's shelf without what lessons add to it, which has a figure of its own. */
const SHELF = `query ownCourses { ownCourses(locale: "en") { groups { _id name outlinesUrl }
  taken { groupId course { _id code name locale credits kind teacher { name photoUrl } category { name colour }
    outline { url } } } } }`;

/**
 * A student's courses against their hand-written ceiling, in a large college, by processor time of the server and its
 * database, which other work on the machine hardly changes.
 */
export async function main(): Promise<void> {
  const server = await startBenchServer({ port: 3474, env: { SEED: 'demo:100' } });
  const postgres = await startPostgres(join(server.dataDir, 'postgres')); // Joins the server's own.
  const cookies = await makeSessions(postgres.url(), STUDENTS);
  const ceiling = await startCeiling('courses', postgres.url());
  const cost = async (pid: number, url: string): Promise<number> => {
    const before = await cpuTime([pid, postgres.pid]);
    await ask({ url, query: SHELF, cookies, requests: REQUESTS });
    return (await cpuTime([pid, postgres.pid])) - before;
  };
  const ours = () => cost(server.pid, `${server.url}/graphql`);
  const bare = () => cost(ceiling.pid, ceiling.url);
  try {
    for (const warmUp of [bare, ours]) await warmUp();
    const shares: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const mine = await ours();
      shares.push((await bare()) / mine);
    }
    figure('courses of a student / ceiling', median(shares), '', { atLeast: 0.7 });
  } finally {
    ceiling.stop();
    await server.stop();
  }
}
