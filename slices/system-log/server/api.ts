export { insertLogEntry } from './log-entry.queries.ts';
export { sweepSystemLog } from './sweep-system-log.ts';
