import { spawn } from 'node:child_process';

const PORT = 3471;

export interface Ceiling {
  url: string;
  pid: number;
  stop(): void;
}

/** Starts a hand-written ceiling (bench/ceilings) on a database, in a process of its own. */
export async function startCeiling(name: string, databaseUrl: string): Promise<Ceiling> {
  const child = spawn(process.execPath, [`bench/ceilings/${name}.ts`], {
    env: { ...process.env, CEILING_DATABASE_URL: databaseUrl, CEILING_PORT: String(PORT) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((ready) => child.stdout.once('data', ready));
  return { url: `http://127.0.0.1:${PORT}`, pid: child.pid ?? 0, stop: () => void child.kill('SIGTERM') };
}
