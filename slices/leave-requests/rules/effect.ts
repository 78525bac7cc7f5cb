import type { Day } from '#kit/calendar/day.ts';
import { countTerms, type Counting, type CountedTerm, type Held } from '#slices/attendance/rules/count.ts';
import type { Standing } from '#slices/attendance/rules/standing.ts';
import type { AttendanceStatus } from '#slices/attendance/rules/status.ts';
import type { DecidedStatus } from './leave-request.ts';

export interface HeldSession extends Held {
  sessionId: string;
}

/** A class that is still to come, or whose roll nobody has taken. */
export interface OpenSession {
  sessionId: string;
  day: Day;
}

export interface LeaveDays {
  firstDay: Day;
  lastDay: Day;
}

export interface SessionEffect {
  sessionId: string;
  /** None while there is no roll. */
  before: AttendanceStatus | null;
  /** Without a roll: what it is if the student is missing. */
  after: AttendanceStatus;
}

export interface TermEffect {
  termId: string;
  /** Of its days that this schema counts. */
  firstDay: Day;
  name: string;
  before: Standing;
  after: Standing;
  graceAbsents: number;
}

/** What a decision would change. */
export interface LeaveEffect {
  sessions: readonly SessionEffect[];
  /** How many sessions with a roll get another status. */
  changed: number;
  /** The terms on which its days lie. */
  terms: readonly TermEffect[];
}

const covers = ({ firstDay, lastDay }: LeaveDays, day: Day): boolean => firstDay <= day && day <= lastDay;

interface Facts extends Counting {
  /** The student's sessions in the group whose rolls were taken, in their order. */
  held: readonly HeldSession[];
  open: readonly OpenSession[];
}

/** What deciding a leave in one way would do, to the sessions on its days and to what their terms come to (HOLE-48). */
export function effectOf(facts: Facts, days: LeaveDays, decision: DecidedStatus): LeaveEffect {
  const decided = facts.held.map((row) => (covers(days, row.day) ? { ...row, leave: decision } : row));
  const [now, then] = [countTerms(facts.held, facts), countTerms(decided, facts)];
  const before = statuses(now);
  const touched = [...statuses(then)].filter(([, { day }]) => covers(days, day));
  const taken = touched.map(([sessionId, { status }]) => ({
    sessionId,
    before: before.get(sessionId)?.status ?? null,
    after: status,
  }));
  const after: AttendanceStatus = decision === 'APPROVED' ? 'EXCUSED' : 'ABSENT';
  const open = facts.open
    .filter(({ day }) => covers(days, day))
    .map(({ sessionId }) => ({ sessionId, before: null, after }));
  return {
    sessions: [...taken, ...open],
    changed: taken.filter((one) => one.before !== one.after).length,
    terms: now.filter(({ term }) => term && touches(days, term)).flatMap((one) => termEffect(one, then)),
  };
}

/** How many sessions an approved leave excuses: those missed on its days, and those still to come. */
export function excusedBy(facts: Facts, days: LeaveDays): number {
  const held = facts.held.map((row) => (covers(days, row.day) ? { ...row, leave: null } : row));
  const { sessions } = effectOf({ ...facts, held }, days, 'APPROVED');
  return sessions.filter(({ before, after }) => after === 'EXCUSED' && before !== after).length;
}

/** What approving several leaves of one student would do: how many sessions it excuses, and what their terms come to. */
export function effectOfAll(
  facts: Facts,
  leaves: readonly LeaveDays[],
): { excused: number; isLowered: boolean; terms: readonly TermEffect[] } {
  const isCovered = ({ day }: { day: Day }): boolean => leaves.some((days) => covers(days, day));
  const then = countTerms(
    facts.held.map((row) => (isCovered(row) ? { ...row, leave: 'APPROVED' as const } : row)),
    facts,
  );
  const now = countTerms(facts.held, facts);
  const before = statuses(now);
  const excused = [...statuses(then)].filter(
    ([sessionId, { status }]) => status === 'EXCUSED' && before.get(sessionId)?.status !== 'EXCUSED',
  ).length;
  const deductions = (terms: typeof now): number =>
    terms.reduce((sum, { standing }) => sum + standing.deduction, 0);
  return {
    excused: excused + facts.open.filter(isCovered).length,
    isLowered: deductions(then) < deductions(now),
    terms: now
      .filter(({ term }) => term && leaves.some((days) => touches(days, term)))
      .flatMap((one) => termEffect(one, then)),
  };
}

const statuses = (terms: readonly CountedTerm<HeldSession>[]) =>
  new Map(terms.flatMap(({ records }) => records).map((record) => [record.sessionId, record]));

const touches = (days: LeaveDays, term: LeaveDays): boolean =>
  days.firstDay <= term.lastDay && term.firstDay <= days.lastDay;

function termEffect(
  { term, standing, policy }: CountedTerm<HeldSession>,
  then: readonly CountedTerm<HeldSession>[],
): TermEffect[] {
  // What lies outside all terms costs nothing.
  if (!term) return [];
  const after =
    then.find((one) => one.term?.id === term.id && one.term.firstDay === term.firstDay)?.standing ?? standing;
  return [
    {
      termId: term.id,
      firstDay: term.firstDay,
      name: term.name,
      before: standing,
      after,
      graceAbsents: policy.graceAbsentsPerTerm,
    },
  ];
}
