import type { Config } from '#kit/config/config.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { ErrorEntry, ErrorReports } from '#kit/reporting/error-reports.ts';
import { quietReports } from '#kit/reporting/quiet-reports.ts';
import { sentryReports } from '#kit/reporting/sentry-reports.ts';
import { insertLogEntry } from '#slices/system-log/server/api.ts';
import type { Pool } from 'pg';
import type { Logger } from 'pino';

/** The action under which the server's own errors stand in the system log. */
const ACTION = 'serverError';

interface ReportsOptions {
  log: Logger;
  now(): Date;
}

/** Unforeseen errors always reach the system log, where staff look up references, and Sentry if one is set up. */
export function openReports(config: Config, appPool: Pool, { log, now }: ReportsOptions): ErrorReports {
  const noteLost = (sink: string) => (entries: number, why: unknown) =>
    log.error({ sink, entries, why }, 'reports of errors were lost');
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  const toSystemLog = quietReports(
    async ({ facts, chain }: ErrorEntry) => {
      await insertLogEntry(db, {
        personId: facts.personId ?? null,
        impersonatorId: facts.impersonatorId ?? null,
        type: 'ERROR',
        action: ACTION,
        payload: JSON.stringify({ operation: facts.operation, url: facts.url, errors: chain }).slice(
          0,
          8_192,
        ),
        reference: facts.reference,
        requestId: facts.requestId ?? null,
      });
    },
    { onLost: noteLost('the system log'), now },
  );
  if (!config.sentryDsn) return toSystemLog;
  const toSentry = sentryReports({
    dsn: config.sentryDsn,
    environment: config.environment,
    onLost: noteLost('Sentry'),
    now,
  });
  return {
    report: (error, facts) => [toSystemLog, toSentry].forEach((sink) => sink.report(error, facts)),
    flush: async () => void (await Promise.all([toSystemLog.flush(), toSentry.flush()])),
  };
}
