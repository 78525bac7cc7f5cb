import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { spawn, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverEnv, serverFlags } from '#tools/server-flags.mjs';

const READY = /Berea is ready at (\S+)/;

export interface BenchServer {
  url: string;
  pid: number;
  dataDir: string;
  /** From the start of the process to the line that says it can answer. */
  readyMs: number;
  /** How much it has written to its log so far. */
  loggedBytes(): number;
  stop(): Promise<void>;
}

export interface BenchServerOptions {
  dataDir?: string;
  port?: number;
  /** What is started, where it is not the server as it is. */
  program?: string;
  env?: Record<string, string>;
}

/** The real server in a process of its own, as `npm start` would run it. */
export async function startBenchServer({
  dataDir,
  port = 3470,
  program = 'apps/server/main.ts',
  env = {},
}: BenchServerOptions = {}): Promise<BenchServer> {
  const folder = dataDir ?? (await newDataDir());
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...serverFlags(), program], {
    env: { ...process.env, ...serverEnv(), PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let loggedBytes = 0;
  child.stdout.on('data', (chunk: Buffer) => (loggedBytes += chunk.length));
  await ready(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    dataDir: folder,
    readyMs: performance.now() - startedAt,
    loggedBytes: () => loggedBytes,
    async stop() {
      const gone = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await gone;
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A folder the database's own user can enter. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-bench-'));
  await chmod(folder, 0o755);
  return folder;
}

function ready(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (READY.test(printed)) resolve();
    });
    child.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it was ready.`)),
    );
  });
}
