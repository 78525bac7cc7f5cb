import { join } from 'node:path';
import type { Pool } from 'pg';
import { claimBackups } from '#kit/backup/system-identifier.ts';
import { archiveSettings } from '#kit/backup/wal-archive.ts';
import { ConfigProblem, type Config } from '#kit/config/config.ts';
import { makeDataDir } from '#kit/config/data-dir.ts';
import { refuseUnsafeDurability } from '#kit/db/postgres/durability.ts';
import { SupervisedPostgres, type PostgresNews } from '#kit/db/postgres/supervised-postgres.ts';
import { prepareLogins, refuseUnlessLoginsWork } from '#kit/db/logins.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openPool } from '#kit/db/pool.ts';
import { isReachable } from '#kit/db/postgres/postgres-user.ts';
import { prepareQueue } from '#kit/jobs/run-jobs.ts';
import {
  allowedConnections,
  OWNER_CONNECTIONS,
  shareConnections,
  type ConnectionShare,
} from './start/connection-budget.ts';
import { systemClock } from './clock.ts';
import { isEmpty } from './demo/is-empty.ts';
import { Started } from './start/started.ts';

const MIGRATIONS = new URL('./migrations/', import.meta.url).pathname;

export interface Database {
  url: string;
  /** The owner's connections, for jobs and upkeep. */
  ownerPool: Pool;
  /** How many connections each process of the server may hold. */
  connections: ConnectionShare;
  stop(): Promise<void>;
}

export interface OpenCollegeOptions {
  onPoolError(error: Error): void;
  /** Hears when the embedded database dies and comes back. */
  onPostgresNews(news: PostgresNews): void;
  started?: Started;
}

/** The college's database: found or started, safe, up to date, and filled if it was empty. */
export async function openCollege(
  config: Config,
  { onPoolError, onPostgresNews, started = new Started() }: OpenCollegeOptions,
): Promise<Database> {
  const embedded = config.databaseUrl ? null : await startEmbedded(config, started, onPostgresNews);
  const url = config.databaseUrl ?? embedded?.url() ?? '';
  const ownerPool = openOwnerPool(url, onPoolError);
  const stop = async () => {
    await ownerPool.end();
    await embedded?.stop();
  };
  try {
    await refuseUnsafeDurability(ownerPool);
    const connections = shareConnections(await allowedConnections(ownerPool), config.workers);
    await bringUpToDate(ownerPool);
    await refuseUnlessLoginsWork(url);
    if (config.seed.kind === 'demo') {
      if (await isEmpty(ownerPool)) {
        const { fillDemo } = await import('./demo/fill-demo.ts');
        await fillDemo(config, url, config.seed.scale);
      } else {
        const { keepDemoCurrent } = await import('./demo/keep-demo-current.ts');
        await keepDemoCurrent(ownerPool, systemClock());
      }
    }
    return { url, ownerPool, connections, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The owner's connections: few, and patient, for jobs and migrations take their time. */
export const openOwnerPool = (url: string, onError: (error: Error) => void): Pool =>
  openPool({ url, size: OWNER_CONNECTIONS, onError, statementTimeoutMs: 60_000 });

async function startEmbedded(
  config: Config,
  started: Started,
  onNews: OpenCollegeOptions['onPostgresNews'],
): Promise<SupervisedPostgres> {
  if (!(await isReachable(config.dataDir))) {
    throw new ConfigProblem(
      `DATA_DIR (${config.dataDir}) cannot be entered by the database, which does not run as root: choose another folder.`,
    );
  }
  makeDataDir(config.dataDir);
  const dataFolder = join(config.dataDir, 'postgres');
  const settings = config.backupDir ? await archiveSettings(config.backupDir, dataFolder) : {};
  const starting = SupervisedPostgres.start(dataFolder, { onNews, settings });
  started.add(async () => (await starting.catch(() => null))?.stop());
  const postgres = await starting;
  if (config.backupDir) await claimBackups(config.backupDir, dataFolder); // A new one has no name before it is made.
  return postgres;
}

/** Our tables and the queue's. Many servers may do this at once. */
export async function bringUpToDate(ownerPool: Pool): Promise<void> {
  await migrate(ownerPool, MIGRATIONS);
  await prepareQueue(ownerPool);
  await prepareLogins(ownerPool);
}
