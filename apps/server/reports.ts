import type { Config } from '#kit/config/config.ts';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import type { ErrorEntry, ErrorReports } from '#kit/reporting/error-reports.ts';
import { quietReports } from '#kit/reporting/quiet-reports.ts';
import { sentryReports } from '#kit/reporting/sentry-reports.ts';
import { insertLogEntry } from '#slices/system-log/server/public.ts';
import type { Pool } from 'pg';

/** The action under which the server's own errors stand in the system log. */
const ACTION = 'serverError';

/** Unforeseen errors always reach the system log, where staff look up references, and Sentry if one is set up. */
export function openReports(config: Config, appPool: Pool): ErrorReports {
  const db = openDatabase(appPool, WHOLE_COLLEGE);
  const toSystemLog = quietReports(async ({ facts, chain }: ErrorEntry) => {
    await insertLogEntry(db, {
      personId: facts.personId ?? null,
      impersonatorId: null,
      type: 'ERROR',
      action: ACTION,
      payload: JSON.stringify({ operation: facts.operation, url: facts.url, errors: chain }).slice(0, 8_192),
      reference: facts.reference,
      requestId: facts.requestId ?? null,
    });
  });
  if (!config.sentryDsn) return toSystemLog;
  const toSentry = sentryReports({ dsn: config.sentryDsn, environment: config.environment });
  return {
    report: (error, facts) => [toSystemLog, toSentry].forEach((sink) => sink.report(error, facts)),
    flush: async () => void (await Promise.all([toSystemLog.flush(), toSentry.flush()])),
  };
}
