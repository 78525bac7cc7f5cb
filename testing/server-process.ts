import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { machineEnv } from './machine-env.ts';

export interface ServerProcessOptions {
  /** What the process is for: CRON runs the jobs, any other label answers requests. */
  label: string;
  databaseUrl: string;
  dataDir: string;
  env?: Record<string, string>;
}

/** One of the server's own processes, as the server starts them, with nothing in its environment but this. */
export class ServerProcess {
  /** All it has printed. */
  said = '';
  readonly #child: ChildProcess;

  constructor({ label, databaseUrl, dataDir, env }: ServerProcessOptions) {
    const own = { BEREA_PROCESS: label, BEREA_DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
    const child = spawn(process.execPath, ['apps/server/main.ts'], {
      env: { ...machineEnv(), ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    this.#child = child;
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const gone = once(this.#child, 'exit');
    this.#child.kill(signal);
    await gone;
  }
}
