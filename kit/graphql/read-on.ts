import { RATES } from '#kit/http/limits/rate-limits.ts';
import { redact } from '#kit/reporting/redact.ts';
import { audit, transaction } from './action.ts';
import type { Context } from './context.ts';
import { rowsReadBy, type RowsRead } from './rows-read.ts';

/** More of a list than a person reads on a screen within an hour: what goes beyond counts as an export. */
export const ROWS_READ_ON = 500;

/** Fewer rows than these are only counted in memory: ordinary reading is not recorded. */
const ROWS_UNTOLD = 100;

/** A page that is about to be given out. */
export interface PageRead {
  list: string;
  rows: readonly { id?: unknown }[];
  /** How the list is narrowed. */
  narrowed: object;
}

/**
 * Reading far on in a list is an export, whether it is announced (openExport) or not: the first such
 * page within an hour is an export, counted and in the audit log before it is given out. Rows that were given out
 * before do not count again; those that are found by another word do.
 */
export async function countRead(ctx: Context, page: PageRead): Promise<void> {
  const { actor } = ctx;
  if (!actor || page.rows.length === 0) return;
  const read = rowsReadBy(ctx.services, `${actor.personId}:${page.list}`);
  await read.inTurn(() => countIn(read, ctx, { ...page, personId: actor.personId }));
}

type Reading = PageRead & { personId: string };

async function countIn(read: RowsRead, ctx: Context, page: Reading): Promise<void> {
  const added = read.add(page.rows);
  const isFar = read.told + read.untold > ROWS_READ_ON;
  if (added.length === 0 || (read.untold < ROWS_UNTOLD && !isFar)) return;
  const { rateLimits } = ctx.services;
  const subject = `${page.personId}:${page.list}`;
  try {
    read.isTold(await rateLimits.add(RATES.readOn, subject, read.untold));
    if (read.told > ROWS_READ_ON) await noteExport(ctx, page);
  } catch (error) {
    // What is not given out was not read.
    read.takeBack(added);
    if (read.untold < 0) read.isTold(await rateLimits.add(RATES.readOn, subject, read.untold));
    throw error;
  }
}

/** Counts an export and writes it down, once in an hour for each list, on whichever server it is noticed first. */
async function noteExport(ctx: Context, { personId, list, narrowed }: Reading): Promise<void> {
  const { rateLimits } = ctx.services;
  const subject = `${personId}:${list}`;
  if (await rateLimits.isTaken(RATES.readOnNoted, subject)) return;
  // An announced export of this list was counted then.
  const isSaid = await rateLimits.isTaken(RATES.exportOpened, subject);
  if (!isSaid) await rateLimits.take(RATES.exports, personId);
  if ((await rateLimits.add(RATES.readOnNoted, subject, 1)) > 1) {
    if (!isSaid) await rateLimits.giveBack(RATES.exports, personId);
    return;
  }
  const after = redact(narrowed) as Record<string, unknown>;
  try {
    await transaction(ctx.db, (tx) => audit(tx, ctx, { action: 'readOn', entity: list, after }));
  } catch (error) {
    await rateLimits.forgive(RATES.readOnNoted, subject);
    if (!isSaid) await rateLimits.giveBack(RATES.exports, personId);
    throw error;
  }
}
