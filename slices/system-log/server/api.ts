export { nameActions, type LogAbout } from './audit-names.queries.ts';
export { LogAboutType } from './log-about.graphql.ts';
export { insertLogEntry } from './log-entry.queries.ts';
