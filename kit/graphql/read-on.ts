import { RATES } from '#kit/http/rate-limits.ts';
import { redact } from '#kit/reporting/redact.ts';
import { audit, transaction } from './action.ts';
import type { Context } from './context.ts';

/** Further on in a list than anybody reads on a screen: what is asked for beyond this leaves the college as a file. */
export const ROWS_READ_ON = 500;

/** How many rows a page has unless it says so. */
const PAGE_ROWS = 20;

interface PageArguments {
  after?: string | null;
  first?: number | null;
  sort?: unknown;
  descending?: unknown;
}

/**
 * Whoever reads far on in a list takes it out of the college, whether they say so (openExport) or not: the first such
 * page within an hour is an export, counted and in the audit log before it is given out.
 */
export async function countReadOn(ctx: Context, list: string, args: PageArguments): Promise<void> {
  const { actor } = ctx;
  const { after, first, sort: _, descending: __, ...narrowed } = args;
  if (!actor || !after) return;
  const { rateLimits } = ctx.services;
  const subject = `${actor.personId}:${list}`;
  const rows = first ?? PAGE_ROWS;
  const read = await rateLimits.add(RATES.readOn, subject, rows);
  if (read <= ROWS_READ_ON || read - rows > ROWS_READ_ON) return;
  try {
    // Whoever has just said that a list is saved as a file was counted then.
    if (!(await rateLimits.isTaken(RATES.exportOpened, actor.personId)))
      await rateLimits.take(RATES.exports, actor.personId);
    await transaction(ctx.db, (tx) =>
      audit(tx, ctx, { action: 'readOn', entity: list, after: redact(narrowed) as Record<string, unknown> }),
    );
  } catch (error) {
    await rateLimits.add(RATES.readOn, subject, -rows);
    throw error;
  }
}
