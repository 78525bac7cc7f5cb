import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres, type EmbeddedPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { until } from '#kit/db/until.ts';
import { freePort } from '#testing/site/site-port.ts';
import { newDataDir } from '../../bench-college.ts';
import { machineEnv } from '#testing/machine-env.ts';

export type Fault = 'app' | 'backend' | 'postmaster';

/** The real server with its own database, and a user who pulls plugs. */
export class CrashCollege {
  readonly url: string;
  readonly dataDir: string;
  readonly #port: number;
  readonly #env: Readonly<Record<string, string>>;
  #app: ChildProcess | null = null;
  #postgres: EmbeddedPostgres | null = null;

  private constructor(port: number, dataDir: string, env: Readonly<Record<string, string>>) {
    this.#port = port;
    this.dataDir = dataDir;
    this.#env = env;
    this.url = `http://127.0.0.1:${port}`;
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<CrashCollege> {
    const college = new CrashCollege(await freePort(), await newDataDir(), env);
    await college.start();
    return college;
  }

  /** Starts the program as an operator would after a crash: the same command, nothing repaired by hand. */
  async start(): Promise<void> {
    const env = { PORT: String(this.#port), DATA_DIR: this.dataDir, SEED: 'empty', LOG_LEVEL: 'silent' };
    this.#app = spawn(process.execPath, ['apps/server/main.ts'], {
      env: { ...machineEnv(), ...env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    await saysReady(this.#app);
    await this.startDatabase();
  }

  /** The database alone, to look into when the program is not to run. */
  async startDatabase(): Promise<void> {
    this.#postgres = await startPostgres(join(this.dataDir, 'postgres'));
  }

  /** Pulls one plug and waits until the college answers again. */
  async suffer(fault: Fault): Promise<void> {
    if (fault === 'app') await this.killApp();
    if (fault === 'backend') await this.#killBackend();
    if (fault === 'postmaster') await this.killEverything();
    // A backend's death is the database's own affair: the program must get over it without being started again.
    if (fault !== 'backend') await this.start();
    await this.answers();
  }

  /** Comes back when the college answers, however often it has been down. */
  answers(): Promise<void> {
    return until(() => this.#isAnswering(), { ms: 60_000, everyMs: 10, what: 'the college to answer again' });
  }

  async killApp(): Promise<void> {
    const app = this.#app;
    this.#app = null;
    if (!app || app.exitCode !== null || app.signalCode !== null) return;
    app.kill('SIGKILL');
    await once(app, 'exit');
  }

  /** Database first, then the program that has nothing to stand on any more: as when a machine loses power. */
  async killEverything(): Promise<void> {
    const pid = this.#postgres?.pid ?? 0;
    process.kill(pid, 'SIGKILL');
    await until(() => isGone(pid), { ms: 10_000, everyMs: 5, what: 'the database to be gone' });
    await this.killApp();
  }

  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client(this.#postgres?.url());
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    const app = this.#app;
    if (app && app.exitCode === null && app.signalCode === null) {
      app.kill('SIGTERM');
      await once(app, 'exit');
    }
    // A program that was killed, or has died, leaves its database running.
    await this.#postgres?.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  async #killBackend(): Promise<void> {
    const [backend] = await this.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name in ('berea_app', 'berea_identity') order by random() limit 1`,
    );
    if (backend) process.kill(backend.pid, 'SIGKILL');
  }

  async #isAnswering(): Promise<boolean> {
    return fetch(`${this.url}/healthz`).then(
      ({ status }) => status === 200,
      () => false,
    );
  }
}

/** Gone, or dead and only not yet buried by the user who adopted it. */
function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '';
  } catch {
    return true;
  }
}

/** Settles when the server can answer, or fails with what it said instead. What it says later is its own affair. */
function saysReady(app: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let told = '';
    const hear = (chunk: Buffer): void => {
      told = (told + chunk.toString()).slice(-4_000);
      if (/^Berea is ready at /m.test(told)) resolve();
    };
    app.stdout?.on('data', hear);
    app.stderr?.on('data', hear);
    app.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${told}`)));
  });
}
