import type { Day } from '#kit/calendar/day.ts';
import { NOTHING } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import type { DraftLine } from '#slices/billing/rules/invoice.ts';
import { totalOf } from './fee-template.ts';
import { reductionLines, type Reduction } from './reductions.ts';

/** More than any campus has; a run is to end while the page that asked for it is open. */
export const STUDENTS_MAX = 2_000;
export const GROUPS_MAX = 100;
/** Who was charged by hand under the same title within half a year is not charged again by a run. */
export const SAME_TITLE_DAYS = 180;

/** Why a student of the groups is not invoiced. */
export const LEFT_OUT_REASONS = [
  'ALREADY_INVOICED',
  'LEFT_GROUP',
  'NOTHING_TO_PAY',
  'YOURSELF',
  'TAKEN_OUT',
] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** What became of a student in a run. Kept: something was paid or changed before the run was undone. */
export const RUN_OUTCOMES = ['WAITING', 'ISSUED', 'FAILED', 'TO_UNDO', 'UNDONE', 'KEPT'] as const;
export type RunOutcome = (typeof RUN_OUTCOMES)[number];
export type RunCounts = Readonly<Record<RunOutcome, number>>;

/** A student who is or was in one of the groups. */
export interface Candidate {
  personId: string;
  lastDay: Day | null;
  reductions: readonly Reduction[];
  isInvoiced: boolean;
}

export interface RunPlan<One extends Candidate> {
  charged: (One & { lines: readonly DraftLine[]; total: MinorUnits })[];
  leftOut: (One & { reason: LeftOutReason })[];
}

interface RunFacts {
  lines: readonly DraftLine[];
  /** What single students pay less in this run alone. */
  differences: ReadonlyMap<string, readonly Reduction[]>;
  takenOut: ReadonlySet<string>;
  /** Nobody charges themselves. */
  callerId: string;
  /** On the campus. */
  today: Day;
}

/** Who is charged how much, and who is not and why. */
export function planRun<One extends Candidate>(candidates: readonly One[], facts: RunFacts): RunPlan<One> {
  const plan: RunPlan<One> = { charged: [], leftOut: [] };
  for (const one of candidates) {
    const own = [...one.reductions, ...(facts.differences.get(one.personId) ?? [])];
    const lines = [...facts.lines, ...reductionLines(facts.lines, own)];
    const total = totalOf(lines);
    const reason = leftOutReason(one, facts, total);
    if (reason) plan.leftOut.push({ ...one, reason });
    else plan.charged.push({ ...one, lines, total });
  }
  return plan;
}

function leftOutReason(
  { personId, lastDay, isInvoiced }: Candidate,
  { callerId, takenOut, today }: RunFacts,
  total: MinorUnits,
): LeftOutReason | null {
  if (personId === callerId) return 'YOURSELF';
  if (isInvoiced) return 'ALREADY_INVOICED';
  if (lastDay !== null && lastDay < today) return 'LEFT_GROUP';
  if (takenOut.has(personId)) return 'TAKEN_OUT';
  return total <= NOTHING ? 'NOTHING_TO_PAY' : null;
}
