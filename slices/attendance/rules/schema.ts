import { addDays, type Day } from '#kit/calendar/day.ts';
import { earliestDay } from '#kit/calendar/zone.ts';
import { isLocale, DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { decimal, integer, line, optional, type ValuesOf } from '#kit/record/field.ts';
import { overlapping, type Term } from './policy.ts';

/** By what the attendance of groups is counted. */
export const schema = {
  name: line({ max: 80, problem: 'schemaNameInvalid' }),
  lowPercent: optional(
    integer({
      min: 1,
      max: 100,
      problem: 'lowPercentInvalid',
      about: 'Below this percentage a student is falling behind; nobody is while it is empty.',
    }),
  ),
};

const deduction = (usual: number) =>
  decimal({ min: 0, max: 100, step: 0.01, default: usual, problem: 'deductionInvalid' });
const grace = () => integer({ min: 0, max: 200, default: 3, problem: 'graceInvalid' });

/** The five grading parameters (ATT-05), as people write them. */
export const policy = {
  minutesLateThreshold: integer({ min: 0, max: 600, default: 15, problem: 'minutesLateInvalid' }),
  graceAbsentsPerTerm: grace(),
  graceLatesPerTerm: grace(),
  absenceDeduction: deduction(3),
  lateDeduction: deduction(1),
};

export type SchemaValues = ValuesOf<typeof schema>;
export type PolicyValues = ValuesOf<typeof policy>;

export const MAX_TERMS = 60;
export const MAX_TERM_NAME = 80;
export const MAX_LEAVE_TYPES = 20;
export const MAX_LEAVE_TYPE_NAME = 60;

/** A policy counts from a term on; the first one from the beginning. */
export const FROM_THE_BEGINNING: Day = '2000-01-01';

/** The last day that is over on every campus, wherever it lies. */
export const lastDayOver = (now: Date): Day => addDays(earliestDay(now), -1);

type TermProblem = 'termNameInvalid' | 'termDaysInvalid' | 'termsOverlap' | 'termIsOver' | 'tooManyTerms';

/** Why terms cannot be as they are wanted; null if they can. What is over keeps its days: grades were counted by them. */
export function termsProblem(
  wanted: readonly Term[],
  before: readonly Term[],
  lastOver: Day,
): TermProblem | null {
  if (wanted.length > MAX_TERMS) return 'tooManyTerms';
  if (wanted.some(({ name }) => name.trim() === '' || name.length > MAX_TERM_NAME)) return 'termNameInvalid';
  if (wanted.some(({ firstDay, lastDay }) => lastDay < firstDay)) return 'termDaysInvalid';
  if (overlapping(wanted)) return 'termsOverlap';
  const isKept = ({ id, firstDay, lastDay }: Term): boolean =>
    wanted.some((one) => one.id === id && one.firstDay === firstDay && one.lastDay === lastDay);
  const isTouched = before.some((term) => term.lastDay <= lastOver && !isKept(term));
  return isTouched ? 'termIsOver' : null;
}

export interface LeaveTypeName {
  locale: string;
  name: string;
}

export interface LeaveType {
  id: string;
  names: readonly LeaveTypeName[];
}

export function leaveTypesProblem(
  wanted: readonly LeaveType[],
): 'leaveTypeInvalid' | 'tooManyLeaveTypes' | null {
  if (wanted.length > MAX_LEAVE_TYPES) return 'tooManyLeaveTypes';
  const isRight = ({ names }: LeaveType): boolean =>
    names.some(({ locale }) => locale === DEFAULT_LOCALE) &&
    names.every(
      ({ locale, name }) => isLocale(locale) && name.trim() !== '' && name.length <= MAX_LEAVE_TYPE_NAME,
    );
  return wanted.every(isRight) ? null : 'leaveTypeInvalid';
}

/** What a leave type is called in a language; in English where that has no name for it. */
export const leaveTypeName = (names: readonly LeaveTypeName[], locale: string): string =>
  (names.find((one) => one.locale === locale) ?? names.find((one) => one.locale === DEFAULT_LOCALE))?.name ??
  '';
