import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { freePort } from './site-port.ts';
import { SITE_SECRET } from './site-secret.ts';
import { machineEnv } from '../machine-env.ts';

type Environment = Readonly<Record<string, string>>;

export interface SiteOptions {
  env?: Environment;
  /** Where it listens, when a user must know before it starts; else any free port. */
  port?: number;
}

/** The last lines of a server's output are enough to see why it did not start. */
const KEPT_OUTPUT = 4_000;

/** The real server, started as `npm start` starts it, with a copy of the demo college of its own. */
export class Site {
  readonly origin: string;
  readonly #port: number;
  readonly #folder: string;
  readonly #env: Environment;
  readonly #databaseUrl: string;
  readonly #pool: pg.Pool;
  #child: ChildProcess | null = null;

  private constructor(parts: { port: number; folder: string; databaseUrl: string; env: Environment }) {
    this.origin = `http://localhost:${parts.port}`;
    this.#port = parts.port;
    this.#folder = parts.folder;
    this.#databaseUrl = parts.databaseUrl;
    this.#env = parts.env;
    this.#pool = new pg.Pool({ connectionString: parts.databaseUrl, max: 2 }).on('error', () => undefined);
  }

  static async open({ env = {}, port: wanted }: SiteOptions = {}): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'berea-site-'));
    await cp(inject('demoFiles'), join(folder, 'files'), { recursive: true });
    const port = wanted ?? (await freePort());
    const databaseUrl = await copyDemoDatabase(`site_${port}`);
    const site = new Site({ port, folder, databaseUrl, env });
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
        ...machineEnv(),
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        DATABASE_URL: this.#databaseUrl,
        SESSION_SECRET: SITE_SECRET,
        // As the public gets it, whatever else is as in development.
        BEREA_WEB: 'dist/web',
        SEED: 'demo',
        ALLOW_DEMO: 'true',
        LOG_LEVEL: 'warn',
        // The same films on every machine, and quickly: packaged, not made again.
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
  }

  /** Ends the server as a power cut would. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#pool.end();
    await this.#end('SIGTERM');
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Looks into the database, or changes what a story cannot wait for, as its owner. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#pool.query<Row>(text, values)).rows;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
}

/** A database like that of the demo college. The answer is its address. */
async function copyDemoDatabase(name: string): Promise<string> {
  const clusterUrl = inject('demoClusterUrl');
  const client = new pg.Client(clusterUrl);
  await client.connect();
  try {
    await client.query(`create database ${name} template berea strategy file_copy`);
  } finally {
    await client.end();
  }
  return clusterUrl.replace('/postgres?', `/${name}?`);
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
