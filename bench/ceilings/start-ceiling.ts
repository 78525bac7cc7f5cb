import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '#testing/site/site-port.ts';

export interface Ceiling {
  url: string;
  pid: number;
  stop(): void;
}

/** Starts a hand-written ceiling (bench/ceilings) on a database, in a process of its own. */
export async function startCeiling(name: string, databaseUrl: string): Promise<Ceiling> {
  const port = await freePort();
  const child = spawn(process.execPath, [`bench/ceilings/${name}.ts`], {
    env: { ...process.env, CEILING_DATABASE_URL: databaseUrl, CEILING_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // One that cannot start says nothing; waiting for its word alone would never end.
  const isReady = once(child.stdout, 'data').then(() => true);
  if (!(await Promise.race([isReady, once(child, 'exit').then(() => false)])))
    throw new Error(`The ceiling ${name} ended before it was ready.`);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
}
