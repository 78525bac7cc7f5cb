import type { Day } from '#kit/calendar/day.ts';
import { minus, negative, NOTHING, percentOf, plus, smaller, times } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { hundredths, NO_PERCENT, writtenPercent, type Percent } from '#kit/percent/percent.ts';
import type { DraftLine } from '#slices/billing/rules/invoice.ts';

/** Leaves room for the percentage, which stands behind it on the invoice. */
export const REDUCTION_REASON_MAX = 120;

/** What a student pays less: a share or an amount, never both. */
export interface Reduction {
  percentOff: Percent;
  amountOff: MinorUnits;
  reason: string;
}

/** How long it counts, in days of the campus. */
export interface Validity {
  validFrom: Day;
  validTo: Day | null;
}

const FULL = hundredths(10_000);

type ReductionProblem =
  | { problem: 'reductionNeedsPercentOrAmount'; field: 'percentOff' }
  | { problem: 'reductionReasonInvalid'; field: 'reason'; max: number }
  | { problem: 'reductionEndsTooEarly'; field: 'validTo' };

/** Why nobody can be given such a reduction, or null. */
export function reductionProblem(
  { percentOff, amountOff, reason }: Reduction,
  { validFrom, validTo }: Partial<Validity> = {},
): ReductionProblem | null {
  const isShare = percentOff > NO_PERCENT && percentOff <= FULL && amountOff === NOTHING;
  const isAmount = amountOff > NOTHING && percentOff === NO_PERCENT;
  if (!isShare && !isAmount) return { problem: 'reductionNeedsPercentOrAmount', field: 'percentOff' };
  if (reason.trim() === '' || reason.trim().length > REDUCTION_REASON_MAX)
    return { problem: 'reductionReasonInvalid', field: 'reason', max: REDUCTION_REASON_MAX };
  if (validFrom && validTo && validTo < validFrom)
    return { problem: 'reductionEndsTooEarly', field: 'validTo' };
  return null;
}

/** As it stands on the invoice. */
export const reductionWords = ({ percentOff, reason }: Reduction): string =>
  percentOff > NO_PERCENT ? `${reason} (${writtenPercent(percentOff)}%)` : reason;

/**
 * The lines that take reductions off what others charge. Shares are of what was charged before any reduction, and come first;
 * amounts are taken off what is left. Together they never take more than there is. What is taxed at different rates is reduced
 * at each of them, so that nobody pays tax on what they do not pay.
 */
export function reductionLines(charged: readonly DraftLine[], reductions: readonly Reduction[]): DraftLine[] {
  const before = new Map<Percent, MinorUnits>();
  for (const { price, quantity, taxRate } of charged)
    before.set(taxRate, plus(before.get(taxRate) ?? NOTHING, times(price, quantity)));
  const left = new Map(before);
  const taken: DraftLine[] = [];
  const take = (taxRate: Percent, wanted: MinorUnits, reduction: Reduction): MinorUnits => {
    const open = left.get(taxRate) ?? NOTHING;
    const part = smaller(wanted, open);
    if (part <= NOTHING) return NOTHING;
    left.set(taxRate, minus(open, part));
    taken.push({ particulars: reductionWords(reduction), quantity: 1, price: negative(part), taxRate });
    return part;
  };
  for (const reduction of reductions.filter(({ percentOff }) => percentOff > NO_PERCENT))
    for (const [taxRate, subtotal] of before)
      take(taxRate, percentOf(subtotal, reduction.percentOff), reduction);
  for (const reduction of reductions.filter(({ amountOff }) => amountOff > NOTHING)) {
    let missing = reduction.amountOff;
    for (const taxRate of before.keys()) missing = minus(missing, take(taxRate, missing, reduction));
  }
  return taken;
}
