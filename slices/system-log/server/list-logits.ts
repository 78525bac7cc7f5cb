import type { Context } from '#kit/graphql/context.ts';
import { pageOf, type PageOf } from '#kit/graphql/page-of.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { LONGEST_SEARCH } from '../rules/log-entry.ts';
import { countLogEntries, listLogEntries, type Counted, type LogFilter } from './log-entry.queries.ts';

export type LogEntry = Awaited<ReturnType<typeof listLogEntries>>[number];

export interface LogPage extends PageOf<LogEntry> {
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
  let counting: Promise<Counted> | null = null;
  return {
    ...pageOf(found, asked.first),
    counted: () => (counting ??= countLogEntries(ctx.db, filter)),
  };
}
