import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/page.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { MAX_SEARCH } from '../rules/log-entry.ts';
import { countLogEntries, listLogEntries, type LogFilter } from './log-entry.queries.ts';

export type LogEntry = Awaited<ReturnType<typeof listLogEntries>>[number];

export type LogPage = CountedPage<LogEntry>;

/** A page of the system log. */
export async function listLogits(
  ctx: Context,
  asked: { filter?: LogFilter | null | undefined; first: number; after: string | null },
): Promise<LogPage> {
  const search = asked.filter?.search?.trim() ?? '';
  if (search.length > MAX_SEARCH)
    throw new RuleError('logSearchTooLong', 'BAD_USER_INPUT', { max: MAX_SEARCH });
  const filter = { ...asked.filter, search };
  const found = await listLogEntries(ctx.db, filter, asked.first, asked.after);
  return countedPage(found, asked.first, (max) => countLogEntries(ctx.db, filter, max));
}
