import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { LONGEST_SEARCH } from '../rules/log-entry.ts';
import { countLogEntries, listLogEntries, type Counted, type LogFilter } from './log-entry.queries.ts';

export type LogEntry = Awaited<ReturnType<typeof listLogEntries>>[number];

export interface LogPage {
  rows: LogEntry[];
  nextCursor: string | null;
  /** Counts what matches, once, when somebody asks for it. */
  counted(): Promise<Counted>;
}

/** A page of the system log. */
export async function listLogits(
  ctx: Context,
  asked: { filter?: LogFilter | null | undefined; first: number; after: string | null },
): Promise<LogPage> {
  const search = asked.filter?.search?.trim() ?? '';
  if (search.length > LONGEST_SEARCH)
    throw new RuleError('logSearchTooLong', 'BAD_USER_INPUT', { most: LONGEST_SEARCH });
  const filter = { ...asked.filter, search };
  const found = await listLogEntries(ctx.db, filter, asked.first, asked.after);
  const rows = found.slice(0, asked.first);
  let counting: Promise<Counted> | null = null;
  return {
    rows,
    nextCursor: found.length > asked.first ? (rows.at(-1)?.id ?? null) : null,
    counted: () => (counting ??= countLogEntries(ctx.db, filter)),
  };
}
