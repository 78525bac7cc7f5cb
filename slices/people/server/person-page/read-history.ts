import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findHistoryOf, type HistoryEntry } from './history.queries.ts';
import { personInReach } from '../load-person-for-update.ts';

export interface HistoryPage {
  /** Whose it is. */
  id: string;
  rows: HistoryEntry[];
  nextCursor: string | null;
}

/** What was done to somebody, for the admins of their campus: as much of it as happened on campuses of theirs. */
export async function readHistory(
  ctx: Context,
  { userId, first, after }: { userId: string; first: number; after: string | null },
): Promise<HistoryPage | null> {
  if (!(await personInReach(ctx, userId))) return null;
  if (after !== null && !/^\d{1,18}$/.test(after)) throw new RuleError('listMovedOn', 'NOT_FOUND');
  const found = await findHistoryOf(ctx.db, userId, first + 1, after);
  const rows = found.slice(0, first);
  return { id: userId, rows, nextCursor: found.length > first ? (rows.at(-1)?.id ?? null) : null };
}

export interface HistoryChange {
  field: string;
  /** As JSON; null where there was nothing. */
  before: string | null;
  after: string | null;
}

/** The fields that an entry tells of. */
export function changesIn({ before, after }: Pick<HistoryEntry, 'before' | 'after'>): HistoryChange[] {
  const inJson = (value: unknown) =>
    value === undefined || value === null || value === '' ? null : JSON.stringify(value);
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({
    field,
    before: inJson(before?.[field]),
    after: inJson(after?.[field]),
  }));
}
