import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Config } from '#kit/config/config.ts';
import type { ErrorReports } from '#kit/reporting/error-reports.ts';
import { FULL_SHARE, type ConnectionShare } from './start/connection-budget.ts';
import { createHttp } from './http.ts';
import { listen } from './start/listen.ts';
import { noteBrokenConnection, noteTrouble } from './log.ts';
import { openReports } from './reports.ts';
import { openServerState, type ServerState } from './server-state.ts';

export interface Served {
  app: FastifyInstance;
  state: ServerState;
  reports: ErrorReports;
  port: number;
  stop(): Promise<void>;
}

export interface ServeOptions {
  databaseUrl: string;
  /** A full share unless said otherwise. */
  connections?: ConnectionShare;
  label?: string;
  /** How many requests are worked on at once, where that does not follow from the connections. */
  capacity?: number | undefined;
  log: Logger;
  now?: () => Date;
}

/** Opens one server process on an existing, migrated database and answers requests until stopped. */
export async function serve(
  config: Config,
  { log, label = 'server', connections = FULL_SHARE, ...options }: ServeOptions,
): Promise<Served> {
  const onPoolError = noteBrokenConnection(log);
  const state = await openServerState(config, {
    ...options,
    connections,
    label,
    onPoolError,
    noteTrouble: noteTrouble(log),
  });
  const reports = openReports(config, state.appPool, { log, now: state.services.now });
  let isStopping = false;
  const webFolder = join(process.cwd(), config.webFolder);
  const app = await createHttp({ state, reports, log, webFolder, isStopping: () => isStopping });
  const listening = await listen(app, config);
  return {
    app,
    state,
    reports,
    port: listening.port,
    async stop() {
      isStopping = true;
      await listening.close();
      await reports.flush();
      await state.close();
    },
  };
}
