import cluster from 'node:cluster';
import type { Logger } from 'pino';
import { ConfigProblem, CRON_LABEL, readConfig, type Config } from '#kit/config/config.ts';
import { runJobs } from '#kit/jobs/run-jobs.ts';
import { openCollege } from './database.ts';
import { holdDataDir } from './data-dir-lock.ts';
import { jobs } from './jobs.ts';
import { openLog } from './log.ts';
import { openReports } from './reports.ts';
import { serve } from './serve.ts';
import { openServerState } from './server-state.ts';
import { newReference } from '#kit/graphql/answer.ts';
import { RELEASE } from './http.ts';

/** How long a clean stop may take before it is no longer waited for. */
const STOP_WITHIN_MS = 25_000;

type Stop = () => Promise<void>;

/** Runs the scheduled and queued work of the college. */
async function work(config: Config, databaseUrl: string, ownerUrl: string, log: Logger): Promise<Stop> {
  const onPoolError = (error: Error) => log.warn({ error: error.message }, 'a database connection broke');
  const state = await openServerState(config, { databaseUrl, onPoolError });
  const reports = openReports(config, state.appPool);
  const { openPool } = await import('#kit/db/pool.ts');
  const ownerPool = openPool({ url: ownerUrl, size: 6, onError: onPoolError, statementTimeoutMs: 60_000 });
  const runner = await runJobs({
    ownerPool,
    appPool: state.appPool,
    jobs,
    services: state.services,
    onFailure: ({ job, error }) => {
      const reference = newReference();
      log.error({ job, error, reference }, 'a job failed');
      reports.report(error, { reference, release: RELEASE, operation: job });
    },
  });
  return async () => {
    await runner.stop();
    await reports.flush();
    await state.close();
    await ownerPool.end();
  };
}

async function startWorker(config: Config, label: string): Promise<Stop> {
  const log = openLog(process.env['LOG_LEVEL'] ?? 'info', label);
  const databaseUrl = process.env['BEREA_DATABASE_URL'] ?? '';
  if (label === CRON_LABEL) return work(config, databaseUrl, databaseUrl, log);
  const served = await serve(config, { databaseUrl, log });
  process.send?.('ready');
  return served.stop;
}

async function startPrimary(config: Config): Promise<Stop> {
  const log = openLog(
    process.env['LOG_LEVEL'] ?? (config.environment === 'development' ? 'warn' : 'info'),
    'primary',
  );
  const release = config.databaseUrl ? null : await holdDataDir(config.dataDir);
  const database = await openCollege(config, (error) =>
    log.warn({ error: error.message }, 'a database connection broke'),
  );
  const stopServing =
    config.workers === 1
      ? await serveHere(config, database.url, log)
      : await serveByWorkers(config, database.url, log);
  console.log(`Berea is ready at ${config.origin}`);
  return async () => {
    await stopServing();
    await database.stop();
    await release?.();
  };
}

/** Development: everything in one process. */
async function serveHere(config: Config, databaseUrl: string, log: Logger): Promise<Stop> {
  const served = await serve(config, { databaseUrl, log });
  const stopWork = await work(config, databaseUrl, databaseUrl, log);
  return async () => {
    await served.stop();
    await stopWork();
  };
}

/** Production: a process per core for requests and one for jobs. One that dies is replaced. */
async function serveByWorkers(config: Config, databaseUrl: string, log: Logger): Promise<Stop> {
  let isStopping = false;
  const labels = [...Array.from({ length: config.workers }, (_, i) => `web-${i + 1}`), CRON_LABEL];
  const fork = (label: string): Promise<void> => {
    const worker = cluster.fork({ BEREA_PROCESS: label, BEREA_DATABASE_URL: databaseUrl });
    worker.on('exit', (code, signal) => {
      if (isStopping) return;
      log.error({ label, code, signal }, 'a process ended and is replaced');
      setTimeout(() => void fork(label), 500);
    });
    if (label === CRON_LABEL) return Promise.resolve();
    return new Promise((ready) => worker.once('message', () => ready()));
  };
  await Promise.all(labels.map(fork));
  return async () => {
    isStopping = true;
    const workers = Object.values(cluster.workers ?? {});
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((gone) => {
            worker?.once('exit', () => gone());
            worker?.process.kill('SIGTERM');
          }),
      ),
    );
  };
}

function stopOnSignal(stop: Stop): void {
  let hasBegun = false;
  const begin = (): void => {
    if (hasBegun) return;
    hasBegun = true;
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
    void stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
}

try {
  const config = readConfig(process.env);
  const label = process.env['BEREA_PROCESS'];
  stopOnSignal(label ? await startWorker(config, label) : await startPrimary(config));
} catch (error) {
  console.error(error instanceof ConfigProblem ? error.message : error);
  process.exit(1);
}
