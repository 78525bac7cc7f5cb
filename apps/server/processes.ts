import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { ConfigProblem, CRON_LABEL, type Config } from '#kit/config/config.ts';
import { openOwnerPool, type Database } from './database.ts';
import { noteBrokenConnection } from './log.ts';
import { openReports } from './reports.ts';
import { serve } from './serve.ts';
import { openServerState } from './server-state.ts';
import type { Started, Stop } from './started.ts';
import { work } from './work.ts';

/** A process that dies at once must not be started a thousand times a minute. */
const REPLACE_AFTER_MS = 500;

interface Serving {
  database: Database;
  log: Logger;
  started: Started;
}

/** Development: requests and jobs in one process. */
export async function serveHere(config: Config, { database, log, started }: Serving): Promise<void> {
  const { state, reports, stop } = await serve(config, { databaseUrl: database.url, log });
  started.add(stop);
  const jobs = await work({ state, ownerPool: database.ownerPool, reports, log });
  started.add(() => jobs.stop());
}

/** Production: a process per core for requests and one for jobs. One that dies after it was ready is replaced. */
export async function serveByProcesses(config: Config, { database, log, started }: Serving): Promise<void> {
  let isStopping = false;
  started.add(async () => {
    isStopping = true;
    const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined);
    await Promise.all(children.map(end));
  });
  const replace = (label: string): void => {
    setTimeout(() => {
      if (!isStopping) void begin(label).catch(() => replace(label));
    }, REPLACE_AFTER_MS);
  };
  const begin = async (label: string): Promise<void> => {
    const child = cluster.fork({ BEREA_PROCESS: label, BEREA_DATABASE_URL: database.url });
    await ready(child, label);
    child.once('exit', (code, signal) => {
      if (isStopping) return;
      log.error({ label, code, signal }, 'a process ended and is replaced');
      replace(label);
    });
  };
  const labels = Array.from({ length: config.workers }, (_, i) => `web-${i + 1}`);
  await Promise.all([...labels, CRON_LABEL].map(begin));
}

/** Settles when a process says that it is ready; fails with what it says is wrong when it ends instead. */
function ready(child: Worker, label: string): Promise<void> {
  let problem = `The process ${label} ended before it was ready.`;
  return new Promise((resolve, reject) => {
    child.on('message', (news: News) => (news === 'ready' ? resolve() : (problem = news.problem)));
    child.once('exit', () => reject(new ConfigProblem(problem)));
  });
}

type News = 'ready' | { problem: string };

/** Says why nothing can start. All processes have the same to say, so they leave it to the one that began them. */
export async function tellPrimary(problem: string): Promise<void> {
  if (cluster.isWorker)
    await new Promise<void>((sent) => process.send?.({ problem } satisfies News, () => sent()));
  else console.error(problem);
}

const end = (child: Worker): Promise<void> =>
  new Promise((gone) => {
    if (child.isDead()) return gone();
    child.once('exit', () => gone());
    child.process.kill('SIGTERM');
  });

/** One of those processes, told by its label what it is for. */
export async function runProcess(config: Config, label: string, log: Logger): Promise<Stop> {
  const databaseUrl = process.env['BEREA_DATABASE_URL'] ?? '';
  const stop =
    label === CRON_LABEL
      ? await workHere(config, databaseUrl, log)
      : (await serve(config, { databaseUrl, log })).stop;
  process.send?.('ready' satisfies News);
  return stop;
}

async function workHere(config: Config, databaseUrl: string, log: Logger): Promise<Stop> {
  const onPoolError = noteBrokenConnection(log);
  const ownerPool = openOwnerPool(databaseUrl, onPoolError);
  const state = await openServerState(config, { databaseUrl, onPoolError });
  const reports = openReports(config, state.appPool);
  const jobs = await work({ state, ownerPool, reports, log });
  return async () => {
    await jobs.stop();
    await reports.flush();
    await state.close();
    await ownerPool.end();
  };
}
