import { Agent, request } from 'node:http';
import type { RecordedCall } from './record-view.ts';

/** One connection, as a browser keeps it open from call to call. */
export const openConnection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 });

interface Played {
  /** Bytes of the answers as they came over the wire, headers not counted. */
  bytes: number;
  ms: number;
}

function send(origin: string, agent: Agent, cookie: string, call: RecordedCall): Promise<number> {
  const { method, path, headers, body } = call;
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}${path}`, { method, agent, headers: { ...headers, cookie } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const all = Buffer.concat(chunks);
        const isRefused = answer.headers['content-encoding'] === undefined && all.includes('"errors"');
        if ((answer.statusCode ?? 500) >= 400 || isRefused)
          reject(new Error(`${path} answered ${answer.statusCode}: ${all.toString().slice(0, 300)}`));
        else resolve(all.length);
      });
    });
    sent.on('error', reject);
    sent.end(body ?? undefined);
  });
}

/** Plays the calls of a view one after another, for one user. */
export async function playView(
  origin: string,
  agent: Agent,
  cookie: string,
  calls: readonly RecordedCall[],
): Promise<Played> {
  const startedAt = performance.now();
  let bytes = 0;
  for (const call of calls) bytes += await send(origin, agent, cookie, call);
  return { bytes, ms: performance.now() - startedAt };
}

/** Plays a view so many times over some connections, the users in turn; tells how long each took. */
export async function playViews(
  origin: string,
  { cookies, calls, times, connections }: PlayedLoad,
): Promise<number[]> {
  const agents = Array.from({ length: connections }, openConnection);
  const took: number[] = [];
  let next = 0;
  const play = async (agent: Agent): Promise<void> => {
    for (let turn = next++; turn < times; turn = next++) {
      const { ms } = await playView(origin, agent, cookies[turn % cookies.length] ?? '', calls);
      took.push(ms);
    }
  };
  await Promise.all(agents.map(play));
  for (const agent of agents) agent.destroy();
  return took;
}

interface PlayedLoad {
  cookies: readonly string[];
  calls: readonly RecordedCall[];
  times: number;
  connections: number;
}
