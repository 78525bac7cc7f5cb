import { cpuTime } from '../cpu-time.ts';
import { median } from '../figures.ts';
import { ask, makeSessions } from '../load.ts';
import { openSettledCollege, type SettledCollege } from '../settled-college.ts';
import { startCeiling, type Ceiling } from './start-ceiling.ts';
import { warmUp } from './warm-up.ts';

const REQUESTS = 400;
const ROUNDS = 5;
/** As many as the server lets in at once while it is cold. */
const CONNECTIONS = 8;

interface Compared {
  /** The file of the hand-written ceiling (bench/ceilings). */
  ceiling: string;
  port: number;
  /** Who asks, as a condition on people. */
  among: string;
  /** What is asked, once the college is there to look into. */
  question: (databaseUrl: string) => string | Promise<string>;
}

/**
 * What the server gives of a hand-written ceiling in a large college, by processor time of the program and its database,
 * which other work on the machine hardly changes.
 */
export async function shareOfCeiling({ ceiling: name, port, among, question }: Compared): Promise<number> {
  const college = await openSettledCollege('demo:100', port);
  const { server, databaseUrl } = college;
  const query = await question(databaseUrl);
  const cookies = await makeSessions(databaseUrl, among);
  const ceiling = await startCeiling(name, databaseUrl);
  try {
    return await shareOf(college, { ceiling, query, cookies });
  } finally {
    ceiling.stop();
    await server.stop();
  }
}

interface Asked {
  ceiling: Pick<Ceiling, 'pid' | 'url'>;
  query: string;
  cookies: string[];
}

/** The same of one question, in a college that is open already. */
export async function shareOf(
  { server, databasePid }: SettledCollege,
  { ceiling, query, cookies }: Asked,
): Promise<number> {
  const cost = async (pid: number, url: string): Promise<number> => {
    const before = await cpuTime([pid, databasePid]);
    await ask({ url, query, cookies, connections: CONNECTIONS, requests: REQUESTS });
    return (await cpuTime([pid, databasePid])) - before;
  };
  const ours = () => cost(server.pid, `${server.url}/graphql`);
  const bare = () => cost(ceiling.pid, ceiling.url);
  await warmUp(bare, ours);
  const shares: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const mine = await ours();
    shares.push((await bare()) / mine);
  }
  return median(shares);
}
