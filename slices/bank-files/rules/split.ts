import { minus, NOTHING, plus, smaller, sum } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';

/** More invoices than these nobody pays at once. */
export const MAX_PARTS = 20;
export const REASON_MAX = 1_000;

export interface Part {
  invoiceId: string;
  amount: MinorUnits;
}

/** What of a line pays which invoice: each what is open, in their order; what is left over goes to the last, as credit. */
export function splitOver(
  amount: MinorUnits,
  invoices: readonly { invoiceId: string; balance: MinorUnits }[],
): Part[] {
  let left = amount;
  const parts = invoices.map(({ invoiceId, balance }) => {
    const part = smaller(left, balance > 0 ? balance : NOTHING);
    left = minus(left, part);
    return { invoiceId, amount: part };
  });
  const last = parts.at(-1);
  if (last) last.amount = plus(last.amount, left);
  return parts.filter((part) => part.amount > 0);
}

type SplitProblem = 'bankPartsMissing' | 'bankPartsDiffer';

/** Why a line cannot be booked so, or null: all of it goes somewhere, to each invoice once. */
export function splitProblem(amount: MinorUnits, parts: readonly Part[]): SplitProblem | null {
  if (parts.length === 0 || parts.length > MAX_PARTS) return 'bankPartsMissing';
  if (new Set(parts.map(({ invoiceId }) => invoiceId)).size < parts.length) return 'bankPartsDiffer';
  const isWhole = parts.every((part) => part.amount > 0) && sum(parts.map((part) => part.amount)) === amount;
  return isWhole ? null : 'bankPartsDiffer';
}
