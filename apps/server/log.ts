import { pino, type Logger } from 'pino';
import type { PostgresNews } from '#kit/db/postgres/supervised-postgres.ts';
import { redact } from '#kit/reporting/redact.ts';

/** Structured lines on standard output, secrets removed. */
export function openLog(level: string, label: string): Logger {
  return pino({
    level,
    base: { process: label },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (name) => ({ level: name }),
      log: (line) => redact(line) as Record<string, unknown>,
    },
  });
}

/** What goes wrong in the background, where nobody waits for an answer: the work goes on, but an operator should know. */
export type NoteTrouble = (what: string, error: unknown) => void;

export const noteTrouble =
  (log: Logger): NoteTrouble =>
  (what, error) =>
    log.warn({ error }, what);

/** What a pool of connections tells when one breaks: worth a line, not an alarm, for it is replaced. */
export const noteBrokenConnection =
  (log: Logger) =>
  (error: Error): void =>
    log.warn({ error: error.message }, 'a database connection broke');

/** The embedded database has died or is back. Each of these is worth an operator's look. */
export const notePostgresNews =
  (log: Logger) =>
  ({ kind, ...facts }: PostgresNews): void => {
    if (kind === 'ended') log.error(facts, 'the embedded database has ended and is started again');
    else if (kind === 'back') log.warn(facts, 'the embedded database is back');
    else log.error(facts, 'the embedded database does not start and is tried again');
  };
