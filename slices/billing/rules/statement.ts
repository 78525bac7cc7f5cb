import type { Day } from '#kit/calendar/day.ts';
import { negative, NOTHING, plus } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { StatementPeriod } from './downloads.ts';
import type { Method, TransactionType } from './ledger.ts';

interface Entry {
  type: TransactionType;
  method: Method | null;
  /** Less than nothing for what undoes another entry. */
  amount: MinorUnits;
  day: Day;
  madeAt: Date;
}

/** By how much what a student owes grows. Credit that pays an invoice was taken off when it came. */
export function effectOf({ type, method, amount }: Pick<Entry, 'type' | 'method' | 'amount'>): MinorUnits {
  if (method === 'CREDIT') return NOTHING;
  return type === 'INVOICE' || type === 'REFUND' ? amount : negative(amount);
}

export interface StatementLine<Booked> {
  entry: Booked;
  effect: MinorUnits;
  /** What is owed afterwards; less than nothing where the student has credit. */
  balance: MinorUnits;
}

export interface Statement<Booked> {
  before: MinorUnits;
  lines: StatementLine<Booked>[];
  after: MinorUnits;
}

/** What was booked in a period, the oldest first, and how what is owed changed by it. */
export function statementOf<Booked extends Entry>(
  entries: readonly Booked[],
  { from, until }: StatementPeriod,
): Statement<Booked> {
  const inOrder = entries
    .map((entry) => ({ entry, effect: effectOf(entry) }))
    .filter(({ entry, effect }) => effect !== 0 && (until === null || entry.day <= until))
    .toSorted(byTime);
  const statement: Statement<Booked> = { before: NOTHING, lines: [], after: NOTHING };
  for (const { entry, effect } of inOrder) {
    statement.after = plus(statement.after, effect);
    if (from !== null && entry.day < from) statement.before = statement.after;
    else statement.lines.push({ entry, effect, balance: statement.after });
  }
  return statement;
}

interface Effect {
  entry: Entry;
  effect: MinorUnits;
}

/** Of what was booked at the same instant, what was charged comes first. */
function byTime(a: Effect, b: Effect): number {
  if (a.entry.day !== b.entry.day) return a.entry.day < b.entry.day ? -1 : 1;
  return a.entry.madeAt.getTime() - b.entry.madeAt.getTime() || b.effect - a.effect;
}
