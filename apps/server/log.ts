import { pino, type Logger } from 'pino';
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
