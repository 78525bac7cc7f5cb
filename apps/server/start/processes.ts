import cluster, { type Worker } from 'node:cluster';
import type { Logger } from 'pino';
import { ConfigProblem, CRON_LABEL, type Config } from '#kit/config/config.ts';
import { FULL_SHARE, type ConnectionShare } from './connection-budget.ts';
import { openOwnerPool, type Database } from '../database.ts';
import { passMetricsOn } from '../gather-metrics.ts';
import { noteBrokenConnection, noteTrouble } from '../log.ts';
import type { Started, Stop } from './started.ts';

/** A process that dies at once must not be started a thousand times a minute. */
const REPLACE_AFTER_MS = 500;

/** Everything there is to serve and to work on, loaded where that is done: a process that only starts others needs none of it. */
const loadServer = () => import('../serve.ts');
const loadWork = () => import('../work.ts');

interface Serving {
  database: Database;
  log: Logger;
  started: Started;
}

/** Development: requests and jobs in one process. */
export async function serveHere(config: Config, { database, log, started }: Serving): Promise<void> {
  const { connections } = database;
  const [{ serve }, { work }] = await Promise.all([loadServer(), loadWork()]);
  const { state, reports, stop } = await serve(config, { databaseUrl: database.url, connections, log });
  started.add(stop);
  const jobs = await work({ state, ownerPool: database.ownerPool, reports, log });
  started.add(() => jobs.stop());
}

/** Production: a process per core for requests and one for jobs. One that dies after it was ready is replaced. */
export async function serveByProcesses(config: Config, { database, log, started }: Serving): Promise<void> {
  let isStopping = false;
  passMetricsOn();
  started.add(async () => {
    isStopping = true;
    const children = Object.values(cluster.workers ?? {}).filter((child) => child !== undefined);
    await Promise.all(children.map(end));
  });
  const replace = (label: string): void => {
    setTimeout(() => {
      if (!isStopping)
        void begin(label).catch((error: unknown) => {
          log.error({ label, error }, 'a process could not be replaced and is tried again');
          replace(label);
        });
    }, REPLACE_AFTER_MS);
  };
  const begin = async (label: string): Promise<void> => {
    const child = cluster.fork({ BEREA_PROCESS: label, ...environmentOf(database) });
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
    child.on('message', (news: News) => {
      if (news === 'ready') resolve();
      else if ('problem' in news) problem = news.problem;
    });
    child.once('exit', () => reject(new ConfigProblem(problem)));
  });
}

/** Other things said between processes (gather-metrics.ts) are none of our business here. */
type News = 'ready' | { problem: string } | object;

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

/** What a process has to know of the database, handed over in its environment. */
interface ForProcess {
  databaseUrl: string;
  connections: ConnectionShare;
}

const environmentOf = ({ url, connections }: Database) => ({
  BEREA_DATABASE_URL: url,
  BEREA_CONNECTIONS: `${connections.app}+${connections.identity}`,
});

function databaseOf(env: NodeJS.ProcessEnv): ForProcess {
  const [app, identity] = env['BEREA_CONNECTIONS']?.split('+').map(Number) ?? [];
  const connections = app && identity ? { app, identity } : FULL_SHARE;
  return { databaseUrl: env['BEREA_DATABASE_URL'] ?? '', connections };
}

/** One of those processes, told by its label what it is for. */
export async function runProcess(config: Config, label: string, log: Logger): Promise<Stop> {
  const database = databaseOf(process.env);
  const stop =
    label === CRON_LABEL
      ? await workHere(config, database, log)
      : (await (await loadServer()).serve(config, { ...database, label, log })).stop;
  process.send?.('ready' satisfies News);
  return stop;
}

async function workHere(config: Config, database: ForProcess, log: Logger): Promise<Stop> {
  const [{ work }, { openServerState }, { openReports }] = await Promise.all([
    loadWork(),
    import('../server-state.ts'),
    import('../reports.ts'),
  ]);
  const onPoolError = noteBrokenConnection(log);
  const ownerPool = openOwnerPool(database.databaseUrl, onPoolError);
  const state = await openServerState(config, {
    ...database,
    label: CRON_LABEL,
    onPoolError,
    noteTrouble: noteTrouble(log),
  });
  const reports = openReports(config, state.appPool, { log, now: state.services.now });
  const jobs = await work({ state, ownerPool, reports, log });
  return async () => {
    await jobs.stop();
    await reports.flush();
    await state.close();
    await ownerPool.end();
  };
}
