import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { CRON_LABEL, type Config } from '#kit/config/config.ts';
import { openOwnerPool, type Database } from './database.ts';
import { noteBrokenConnection } from './log.ts';
import { openReports } from './reports.ts';
import { serve } from './serve.ts';
import { openServerState } from './server-state.ts';
import { work } from './work.ts';

export type Stop = () => Promise<void>;

/** A process that dies at once must not be started a thousand times a minute. */
const REPLACE_AFTER_MS = 500;

/** Development: requests and jobs in one process. */
export async function serveHere(config: Config, { url, ownerPool }: Database, log: Logger): Promise<Stop> {
  const { state, reports, stop } = await serve(config, { databaseUrl: url, log });
  const jobs = await work({ state, ownerPool, reports, log });
  return async () => {
    await jobs.stop();
    await stop();
  };
}

/** Production: a process per core for requests and one for jobs. One that dies is replaced. */
export async function serveByProcesses(config: Config, { url }: Database, log: Logger): Promise<Stop> {
  let isStopping = false;
  const start = (label: string): Promise<void> => {
    const child = cluster.fork({ BEREA_PROCESS: label, BEREA_DATABASE_URL: url });
    child.on('exit', (code, signal) => {
      if (isStopping) return;
      log.error({ label, code, signal }, 'a process ended and is replaced');
      setTimeout(() => void start(label), REPLACE_AFTER_MS);
    });
    return new Promise((ready) => child.once('message', () => ready()));
  };
  const labels = Array.from({ length: config.workers }, (_, i) => `web-${i + 1}`);
  await Promise.all([...labels, CRON_LABEL].map(start));
  return async () => {
    isStopping = true;
    const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined);
    await Promise.all(children.map(end));
  };
}

const end = (child: Worker): Promise<void> =>
  new Promise((gone) => {
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
  process.send?.('ready');
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
