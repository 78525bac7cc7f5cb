import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#kit/calendar/day.ts';
import { College } from '#testing/college.ts';
import {
  explanationOn,
  leaveIn,
  oracleTerms,
  partName,
  standingDecision,
} from '../rules/testing/attendance-oracle.ts';
import type { Happening } from '../rules/testing/history.ts';
import { LivedClass } from './testing/lived-class.ts';

const STUDENTS = 60;
const ROUNDS = 4;
const HOUR = 3_600_000;
const DAYS_AGO = [26, 23, 20, 17, 12, 9, 6, 4, 2, 1];

let college: College;
let lived: LivedClass;

beforeAll(async () => {
  college = await College.open();
  // From the next noon on, so that no midnight comes in between.
  const now = college.now().getTime();
  college.pass(36 * HOUR - (now % (24 * HOUR)));
  lived = await LivedClass.open(college, { students: STUDENTS, daysAgo: DAYS_AGO });
});
afterAll(() => college.close());

/** The same numbers at every run, so that a history that fails is found again. */
const dice = fc.sample(fc.array(fc.nat(9_999), { minLength: 5, maxLength: 5, size: 'max' }), {
  numRuns: STUDENTS * ROUNDS,
  seed: 20,
});

/** What happens to a student next, and what the college should say to it. */
function next(
  [kind = 0, a = 0, b = 0, c = 0]: readonly number[],
  history: readonly Happening[],
): { one: Happening; problem: string | null } {
  const { sessions } = lived;
  const session = sessions[a % sessions.length] ?? sessions[0];
  if (!session) throw new Error('There is no class.');
  const { sessionId } = session;
  const firstDay = session.day;
  const lastDay = addDays(firstDay, b % 7);
  const leaves = history.flatMap((one) => (one.kind === 'ask' ? [one.leaveId] : []));
  const leaveId = leaves[b % Math.max(1, leaves.length)];
  const leave = leaveId === undefined ? null : leaveIn(history, leaveId);
  const meets = leaves.some((id) => {
    const other = leaveIn(history, id);
    return other?.status !== 'WITHDRAWN' && !!other && other.firstDay <= lastDay && firstDay <= other.lastDay;
  });
  const mark = { word: (['ABSENT', 'ABSENT', 'LATE', 'PRESENT', 'EXCUSED'] as const)[b % 5] ?? 'ABSENT' };
  const minutesLate = mark.word === 'LATE' ? (c % 30) + 1 : null;
  const decisionId: string = randomUUID();
  switch (kind % 10) {
    case 0:
    case 1:
      return {
        one: { kind: 'ask', leaveId: randomUUID(), firstDay, lastDay },
        problem: meets ? 'leaveOverlaps' : null,
      };
    case 2:
      if (!leave || leaveId === undefined) break;
      return {
        one: { kind: 'withdraw', leaveId },
        problem: leave.status === 'PENDING' || leave.status === 'WITHDRAWN' ? null : 'leaveIsDecided',
      };
    case 3:
    case 4:
    case 5:
      if (!leave || leaveId === undefined) break;
      return {
        one: { kind: 'decideLeave', leaveId, decisionId, status: c % 3 ? 'APPROVED' : 'ACKNOWLEDGED' },
        problem: leave.status === 'WITHDRAWN' ? 'leaveIsWithdrawn' : null,
      };
    case 6: {
      const made = leaveId === undefined ? null : standingDecision(history, leaveId);
      const told = explanationOn(history, sessionId);
      const decided = told && standingDecision(history, told.explanationId);
      const id = made ?? decided;
      if (!id) break;
      return { one: { kind: 'undo', decisionId: id, ofLeave: made !== null }, problem: null };
    }
    case 7: {
      const told = explanationOn(history, sessionId);
      if (told) {
        const { explanationId } = told;
        const status = c % 3 ? 'EXCUSED' : 'EXPLAINED';
        return { one: { kind: 'decideExplanation', explanationId, decisionId, status }, problem: null };
      }
      const terms = [...oracleTerms(history, sessions).values()];
      const record = terms.flatMap(({ records }) => records).find((one) => one.sessionId === sessionId);
      const isLongAgo = (DAYS_AGO[a % sessions.length] ?? 0) > 14;
      const tooLate = isLongAgo ? 'explanationTooLate' : null;
      return {
        one: { kind: 'explain', explanationId: randomUUID(), sessionId },
        problem: record?.status === 'ABSENT' ? tooLate : 'notAbsentThere',
      };
    }
    default:
  }
  return { one: { kind: 'mark', sessionId, ...mark, minutesLate }, problem: null };
}

const written = (percent: number | null): number | null => (percent === null ? null : percent / 100);

test('sixty students live through random histories, and the college tells what the oracle does (HOLE-44, HOLE-45, HOLE-48, HOLE-49)', async () => {
  const { terms } = lived;
  const shared: Happening[] = [
    { kind: 'terms', terms },
    {
      kind: 'policy',
      termId: null,
      policy: {
        minutesLateThreshold: 15,
        graceAbsentsPerTerm: 1,
        graceLatesPerTerm: 3,
        absenceDeduction: 300,
        lateDeduction: 100,
      },
    },
  ];
  const histories = lived.students.map(() => [...shared]);
  const changes: [string | null, string | null][] = [];
  const restored: [string | null, boolean][] = [];
  for (const [n, roll] of dice.entries()) {
    const who = n % STUDENTS;
    college.pass(2_000);
    const history = histories[who] ?? [];
    const { one, problem } = next(roll, history);
    const before = await lived.stored(who);
    expect([one.kind, await lived.live(who, one)]).toEqual([one.kind, problem]);
    if (problem) continue;
    history.push(one);
    if ((one.kind === 'decideLeave' || one.kind === 'decideExplanation') && n % 3 > 0) {
      const undo = { kind: 'undo', decisionId: one.decisionId, ofLeave: one.kind === 'decideLeave' } as const;
      history.push(undo);
      restored.push([await lived.live(who, undo), before === (await lived.stored(who))]);
    }
    if (n % 60 === 59) {
      const [, a = 0, b = 0, c = 0, d = 0] = roll;
      const policy = {
        minutesLateThreshold: a % 30,
        graceAbsentsPerTerm: b % 4,
        graceLatesPerTerm: c % 3,
        absenceDeduction: (d % 9) * 50,
        lateDeduction: (a % 5) * 25,
      };
      changes.push([await lived.count(terms[0].id, policy), await lived.count(terms[1].id, policy)]);
      for (const own of histories) own.push({ kind: 'policy', termId: terms[1].id, policy });
    }
  }
  // Taken back at once, a decision leaves everything as it was, to the letter.
  expect(restored.length).toBeGreaterThan(8);
  expect(restored).toEqual(restored.map(() => [null, true]));
  // A term that is over keeps its parameters.
  expect(changes).toEqual(changes.map(() => ['termUnknown', null]));
  const behind = await lived.behind();
  for (const [who, history] of histories.entries()) {
    const oracle = oracleTerms(history, lived.sessions);
    const counted = terms.map((term) => oracle.get(partName(term)));
    expect(await lived.told(who)).toEqual({
      terms: counted.map((term) => ({
        percent: written(term?.percent ?? null),
        deduction: written(term?.deduction ?? 0),
      })),
      records: counted.flatMap((term) =>
        (term?.records ?? []).map((record) => ({ ...record, percent: written(record.percent) })),
      ),
    });
    const now = counted[1];
    const absences = now?.records.filter(({ status }) => status === 'ABSENT').length ?? 0;
    const grace = history.findLast((one) => one.kind === 'policy')?.policy.graceAbsentsPerTerm ?? 0;
    const line = {
      percent: written(now?.percent ?? null),
      deduction: written(now?.deduction ?? 0),
      absences,
    };
    expect(behind.get(lived.students[who]?.person.id ?? '')).toEqual(absences > grace ? line : undefined);
  }
});
