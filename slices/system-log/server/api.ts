export { insertLogEntry } from './log-entry.queries.ts';
