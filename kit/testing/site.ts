import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '#kit/db/embedded-postgres.ts';
import { freePort } from './site-port.ts';

export interface SiteOptions {
  env?: Readonly<Record<string, string>>;
  /** Where it listens, when somebody must know before it starts; else any free port. */
  port?: number;
  /** Another site, in whose PostgreSQL this one gets a database of its own instead of starting a second one. */
  beside?: Site;
}

/** The last lines of a server's output are enough to see why it did not start. */
const KEPT_OUTPUT = 4_000;

/** The real server, started as `npm start` starts it, with a demo college of its own. */
export class Site {
  readonly origin: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #pool: pg.Pool | null = null;
  #databaseUrl: ((name?: string) => string) | null = null;

  private constructor(port: number, folder: string, env: Readonly<Record<string, string>>) {
    this.origin = `http://localhost:${port}`;
    this.#port = port;
    this.#folder = folder;
    this.#env = env;
  }

  static async open({ env = {}, port: wanted, beside }: SiteOptions = {}): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'berea-site-'));
    await chmod(folder, 0o755); // The database does not run as root and must be able to enter it.
    const port = wanted ?? (await freePort());
    const database = beside ? await beside.#newDatabase(`site_${port}`) : null;
    const site = new Site(port, folder, { ...env, ...(database ? { DATABASE_URL: database } : {}) });
    if (database) site.#databaseUrl = () => database;
    try {
      await site.start();
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /** Starts the server, for the first time or after it was killed; the address stays the same. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['apps/server/main.ts'], {
      // Nothing but what is said here: a developer's own settings must not decide how a story ends.
      env: {
        PATH: process.env['PATH'],
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        SEED: 'demo',
        ALLOW_DEMO: 'true',
        LOG_LEVEL: 'warn',
        // The same films on every machine, and quickly: packaged, not made anew.
        FFMPEG_PATH: 'none',
        ...this.#env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    // A test run that ends without stopping its sites, as after a crash, takes them along.
    const takeAlong = (): void => void child.kill('SIGTERM');
    process.once('exit', takeAlong);
    child.once('exit', () => process.off('exit', takeAlong));
    await isReady(child);
    this.#databaseUrl ??= (await startPostgres(join(this.#folder, 'postgres'))).url;
    this.#pool ??= new pg.Pool({ connectionString: this.#databaseUrl(), max: 2 }).on(
      'error',
      () => undefined,
    );
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#pool?.end();
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Looks into the database, or changes what a story cannot wait for, as its owner. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.#pool) throw new Error('The site has not been started.');
    return (await this.#pool.query<Row>(text, values)).rows;
  }

  async #newDatabase(name: string): Promise<string> {
    await this.query(`create database ${name}`);
    return this.#databaseUrl?.(name) ?? '';
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

/** Settles when the server says that it can answer, or fails with what it said instead. */
function isReady(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      output = (output + chunk.toString()).slice(-KEPT_OUTPUT);
      if (/^Berea is ready at /m.test(output)) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`The server did not start:\n${output}`)));
  });
}
