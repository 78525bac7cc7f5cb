import type { Day } from '#kit/calendar/day.ts';
import { addDays, addMonths, dayFrom } from '#kit/calendar/day.ts';
import { minus, NOTHING, smaller, sum } from '#kit/money/amounts.ts';
import type { MinorUnits } from '#kit/money/minor-units.ts';
import { dueDays, type Frequency } from './schedule.ts';

/** COVERED: what it asked for had been paid in another way before it was charged. */
export const INSTALMENT_STATUSES = ['PLANNED', 'PAID', 'COVERED', 'SKIPPED'] as const;
export type InstalmentStatus = (typeof INSTALMENT_STATUSES)[number];

/** As people read it: a planned one that was tried in vain has failed until it is tried again. */
export const INSTALMENT_STATES = [...INSTALMENT_STATUSES, 'FAILED'] as const;
export type InstalmentState = (typeof INSTALMENT_STATES)[number];

/** COMPLETED: nothing is left that it would charge. */
export const PLAN_STATUSES = ['ACTIVE', 'DISABLED', 'COMPLETED'] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** FAILURES: three payments in a row failed. STAFF: the college has stopped it. */
export const PLAN_STOPS = ['FAILURES', 'STAFF'] as const;
export type PlanStop = (typeof PLAN_STOPS)[number];

/** What became of a plan, in its history. */
export const PLAN_EVENTS = [
  'SET_UP',
  'CHARGED',
  'FAILED',
  'COVERED',
  'SKIPPED',
  'MOVED',
  'DISABLED',
  'ENABLED',
] as const;
export type PlanEventKind = (typeof PLAN_EVENTS)[number];

/** So many failed payments in a row disable a plan (FIN-16). */
export const FAILURES_TO_DISABLE = 3;

export interface InstalmentFacts {
  id: string;
  status: InstalmentStatus;
  dueOn: Day;
  /** The day on which it is charged: that on which it is due, or the next after a failure. */
  tryOn: Day;
  amount: MinorUnits;
  /** How often it was tried in vain. */
  tries: number;
}

/** An instalment that is still to be charged, with what of it is left. */
export interface OpenInstalment extends InstalmentFacts {
  left: MinorUnits;
}

export const inOrder = (one: { dueOn: Day; id: string }, other: { dueOn: Day; id: string }): number =>
  one.dueOn === other.dueOn ? (one.id < other.id ? -1 : 1) : one.dueOn < other.dueOn ? -1 : 1;

/**
 * What the planned instalments still ask for. What was paid on the invoice in another way counts for the next of them first;
 * what the invoice asks for beyond the plan is not charged by it.
 */
export function openInstalments(
  instalments: readonly InstalmentFacts[],
  balance: MinorUnits,
): OpenInstalment[] {
  const planned = instalments.filter(({ status }) => status === 'PLANNED').toSorted(inOrder);
  let paidElsewhere = minus(sum(planned.map(({ amount }) => amount)), balance > 0 ? balance : NOTHING);
  return planned.map((instalment) => {
    const covered = paidElsewhere > 0 ? smaller(paidElsewhere, instalment.amount) : NOTHING;
    paidElsewhere = minus(paidElsewhere, covered);
    return { ...instalment, left: minus(instalment.amount, covered) };
  });
}

/** Those of which something is left. */
export const toCharge = (open: readonly OpenInstalment[]): OpenInstalment[] =>
  open.filter(({ left }) => left > 0);

export const planStatus = (isDisabled: boolean, open: readonly OpenInstalment[]): PlanStatus =>
  toCharge(open).length === 0 ? 'COMPLETED' : isDisabled ? 'DISABLED' : 'ACTIVE';

export function instalmentState(
  { status, tries }: Pick<InstalmentFacts, 'status' | 'tries'>,
  left: MinorUnits,
): InstalmentState {
  if (status !== 'PLANNED') return status;
  if (left <= 0) return 'COVERED';
  return tries > 0 ? 'FAILED' : 'PLANNED';
}

/** Counts of an instalment that is charged: the same is never charged twice, and each new try has a key of its own. */
export const chargeKey = ({ id, tries }: Pick<InstalmentFacts, 'id' | 'tries'>): string =>
  `instalment:${id}:${tries}`;

/** Which instalment, at its how many-th try, a charge is for; null for one that is for none. */
export function instalmentOfKey(key: string): { id: string; tries: number } | null {
  const [, id, tries] = /^instalment:([0-9a-f-]{36}):(\d+)$/.exec(key) ?? [];
  return id === undefined ? null : { id, tries: Number(tries) };
}

/**
 * Whether a charge that failed counts. Once an instalment is forgiven a charge that never reached the processor: that is
 * not the card's doing.
 */
export const countsAsFailure = (failure: string | null, { tries }: { tries: number }): boolean =>
  failure !== 'notBegun' || tries > 0;

/** It is tried again on the next day. */
export const retryDay = (today: Day): Day => addDays(today, 1);

export const isDisabledAfter = (consecutiveFailures: number): boolean =>
  consecutiveFailures >= FAILURES_TO_DISABLE;

/**
 * The days of what is left when a plan is enabled again: as they were if none has gone by, otherwise from today in the same
 * rhythm, so that nobody is charged for several at once.
 */
export function daysFromNowOn(
  open: readonly OpenInstalment[],
  { frequency, today }: { frequency: Frequency; today: Day },
): { id: string; dueOn: Day; left: MinorUnits }[] {
  const left = toCharge(open);
  const isLate = left.some(({ dueOn }) => dueOn < today);
  const days = dueDays(frequency, today, left.length);
  return left.map((one, at) => ({
    id: one.id,
    left: one.left,
    dueOn: isLate ? (days[at] ?? today) : one.dueOn,
  }));
}

export interface CardExpiry {
  expiryMonth: number;
  expiryYear: number;
}

/** The last day on which a card can be charged. */
export function lastDayOf({ expiryMonth, expiryYear }: CardExpiry): Day | null {
  const first = dayFrom(expiryYear, expiryMonth, 1);
  return first && addDays(addMonths(first, 1), -1);
}

/** A month before a card expires its owner is told, if something is to be charged after that. */
export function expiresTooSoon(card: CardExpiry, { today, lastDue }: { today: Day; lastDue: Day }): boolean {
  const lastDay = lastDayOf(card);
  return lastDay !== null && lastDue > lastDay && today >= addMonths(lastDay, -1);
}

export type MoveProblem = 'instalmentNotOpen' | 'instalmentDayInvalid' | 'instalmentDayTaken';

/** How far staff may move an instalment; nobody is charged for two on one day. */
export const MOVE_WITHIN_DAYS = 366;

export const moveProblem = (
  { status }: Pick<InstalmentFacts, 'status'>,
  { day, today, taken }: { day: Day; today: Day; taken: readonly Day[] },
): MoveProblem | null => {
  if (status !== 'PLANNED') return 'instalmentNotOpen';
  if (day < today || day > addDays(today, MOVE_WITHIN_DAYS)) return 'instalmentDayInvalid';
  return taken.includes(day) ? 'instalmentDayTaken' : null;
};

export type EnableProblem = 'planNotDisabled' | 'planStoppedByStaff' | 'planNeedsNewCard';

/** A plan that failed goes on with a card that was saved since: the one before did not work. */
export function enableProblem(
  { disabledAt, stop }: { disabledAt: Date | null; stop: PlanStop | null },
  { savedAt, isStaff }: { savedAt: Date | null; isStaff: boolean },
): EnableProblem | null {
  if (disabledAt === null) return 'planNotDisabled';
  if (stop === 'STAFF') return isStaff ? null : 'planStoppedByStaff';
  return savedAt !== null && savedAt > disabledAt ? null : 'planNeedsNewCard';
}
