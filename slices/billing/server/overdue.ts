import { sql, type RawBuilder } from 'kysely';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { isPaidInSteps } from './paid-in-steps.ts';

/** Of `open_invoice b` and its `region r`: past its day there, and not being paid step by step. */
export const isOverdue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(b.balance > 0 and b.due_on < ${dayInZone(now, 'r.timeZone')}
    and not ${isPaidInSteps(sql`b.invoice_id`)})`;
