import type { Day } from '#kit/calendar/day.ts';
import { partsIn, policyAt, type Part } from './counting-oracle.ts';
import { last, standing, type Happening, type OraclePolicy, type OracleSpan, type Word } from './history.ts';

export interface OracleSession {
  sessionId: string;
  day: Day;
  courseId: string | null;
}

/** What is known of a leave, by reading the whole history again: none, waiting, withdrawn, or decided. */
export function leaveIn(
  history: readonly Happening[],
  leaveId: string,
): { status: 'PENDING' | 'WITHDRAWN' | 'APPROVED' | 'ACKNOWLEDGED'; firstDay: Day; lastDay: Day } | null {
  const own = standing(history).filter((one) => 'leaveId' in one && one.leaveId === leaveId);
  const days = last(own.filter((one) => one.kind === 'ask' || one.kind === 'change'));
  if (!days) return null;
  const decision = last(own.filter((one) => one.kind === 'decideLeave'));
  const isWithdrawn = own.some((one) => one.kind === 'withdraw');
  return {
    status: isWithdrawn ? 'WITHDRAWN' : (decision?.status ?? 'PENDING'),
    firstDay: days.firstDay,
    lastDay: days.lastDay,
  };
}

export function explanationOn(
  history: readonly Happening[],
  sessionId: string,
): { explanationId: string; status: 'PENDING' | 'EXPLAINED' | 'EXCUSED' } | null {
  const told = standing(history);
  const asked = last(told.filter((one) => one.kind === 'explain' && one.sessionId === sessionId));
  if (asked?.kind !== 'explain') return null;
  const { explanationId } = asked;
  const own = told.filter((one) => 'explanationId' in one && one.explanationId === explanationId);
  if (own.some((one) => one.kind === 'unexplain')) return null;
  const decision = last(own.filter((one) => one.kind === 'decideExplanation'));
  return { explanationId, status: decision?.status ?? 'PENDING' };
}

/** The decision of a leave or an explanation that stands, which is the one that can be taken back. */
export function standingDecision(history: readonly Happening[], ofId: string): string | null {
  const own = standing(history).filter(
    (one) =>
      (one.kind === 'decideLeave' && one.leaveId === ofId) ||
      (one.kind === 'decideExplanation' && one.explanationId === ofId),
  );
  const newest = last(own);
  return newest && 'decisionId' in newest ? newest.decisionId : null;
}

function statusIn(
  history: readonly Happening[],
  { sessionId, day }: OracleSession,
  tooLateAfter: number,
): Word {
  const mark = last(history.filter((one) => one.kind === 'mark' && one.sessionId === sessionId));
  if (mark?.kind !== 'mark' || mark.word === 'PRESENT') return 'PRESENT';
  if (mark.word === 'EXCUSED') return 'EXCUSED';
  if (mark.word === 'LATE' && !(mark.minutesLate !== null && mark.minutesLate > tooLateAfter)) return 'LATE';
  const leaves = history.flatMap((one) => (one.kind === 'ask' ? [leaveIn(history, one.leaveId)] : []));
  const isOnLeave = leaves.some(
    (leave) => leave?.status === 'APPROVED' && !(day < leave.firstDay) && !(day > leave.lastDay),
  );
  return isOnLeave || explanationOn(history, sessionId)?.status === 'EXCUSED' ? 'EXCUSED' : 'ABSENT';
}

/** Rounded half up with whole numbers only. */
const share = (attended: number, held: number): number | null =>
  held === 0 ? null : Math.floor((2 * attended * 10_000 + held) / (2 * held));

export interface OracleTerm {
  termId: string | null;
  percent: number | null;
  deduction: number;
  /** By session, with what the term had come to by then. */
  records: { sessionId: string; status: Word; percent: number | null }[];
  courses: { courseId: string | null; percent: number | null }[];
}

/** What every term comes to, from nothing but the list of what has happened. The sessions stand in their order. */
export function oracleTerms(
  history: readonly Happening[],
  sessions: readonly OracleSession[],
): Map<string, OracleTerm> {
  const parts = partsIn(history);
  const told = new Map<string, OracleTerm>();
  for (const part of [...parts, null]) {
    const isWithin = (one: OracleSpan, day: Day): boolean => !(day < one.firstDay) && !(day > one.lastDay);
    const held = sessions.filter(({ day }) =>
      part ? isWithin(part, day) : !parts.some((one) => isWithin(one, day)),
    );
    if (held.length > 0) told.set(part ? partName(part) : OUTSIDE, countOne(history, held, part));
  }
  return told;
}

/** A term may have several parts, where another schema counted in between. */
export const partName = ({ id, firstDay }: Pick<OracleSpan, 'id' | 'firstDay'>): string =>
  `${id} ${firstDay}`;
export const OUTSIDE = 'outside';

function countOne(
  history: readonly Happening[],
  held: readonly OracleSession[],
  part: Part | null,
): OracleTerm {
  const policyOn = (day: Day): OraclePolicy => part?.policy ?? policyAt(history, day);
  const records: OracleTerm['records'] = [];
  const courses = new Map<string | null, { attended: number; counted: number }>();
  let [attended, counted, absences, lates, deduction] = [0, 0, 0, 0, 0];
  for (const session of held) {
    const policy = policyOn(session.day);
    const status = statusIn(history, session, policy.minutesLateThreshold);
    const course = courses.get(session.courseId) ?? { attended: 0, counted: 0 };
    courses.set(session.courseId, course);
    if (status !== 'EXCUSED') {
      counted += 1;
      course.counted += 1;
    }
    if (status === 'PRESENT' || status === 'LATE') {
      attended += 1;
      course.attended += 1;
    }
    if (status === 'ABSENT' && (absences += 1) > policy.graceAbsentsPerTerm)
      deduction += policy.absenceDeduction;
    if (status === 'LATE' && (lates += 1) > policy.graceLatesPerTerm) deduction += policy.lateDeduction;
    records.push({ sessionId: session.sessionId, status, percent: share(attended, counted) });
  }
  return {
    termId: part?.id ?? null,
    percent: share(attended, counted),
    // What lies outside all terms is shown and costs nothing.
    deduction: part === null ? 0 : deduction,
    records,
    courses: [...courses].map(([courseId, one]) => ({
      courseId,
      percent: share(one.attended, one.counted),
    })),
  };
}
