import { expect, test } from 'vitest';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { percent } from '#kit/percent/percent.ts';
import type { AttendanceStatus } from '#slices/attendance/rules/status.ts';
import { effectOf, type HeldSession } from './effect.ts';

const FIRST: Day = '2026-09-01';
const counting = {
  terms: [
    { id: 'autumn', name: 'Autumn', firstDay: FIRST, lastDay: '2026-12-18' as const },
    { id: 'winter', name: 'Winter', firstDay: '2027-01-10' as const, lastDay: '2027-03-20' as const },
  ],
  policies: [
    {
      firstDay: '2000-01-01' as const,
      minutesLateThreshold: 15,
      graceAbsentsPerTerm: 1,
      graceLatesPerTerm: 3,
      absenceDeduction: percent(3),
      lateDeduction: percent(1),
    },
  ],
};

/** A session a day from the first of the term on. */
const held = (...kinds: AttendanceStatus[]): HeldSession[] =>
  kinds.map((kind, at) => ({
    sessionId: String(at),
    day: addDays(FIRST, at),
    courseId: null,
    mark: { kind, minutesLate: null },
    leave: null,
    explanation: null,
  }));

const days = (from: number, to: number) => ({ firstDay: addDays(FIRST, from), lastDay: addDays(FIRST, to) });

const elevenSessions = held(
  ...(['PRESENT', 'ABSENT', 'ABSENT', 'ABSENT', ...Array<'PRESENT'>(7).fill('PRESENT')] as const),
);

test('approving turns absences on its days into excuses, and the term comes to more (HOLE-48)', () => {
  const effect = effectOf({ ...counting, held: elevenSessions, open: [] }, days(0, 2), 'APPROVED');
  expect(effect.sessions).toEqual([
    { sessionId: '0', before: 'PRESENT', after: 'PRESENT' },
    { sessionId: '1', before: 'ABSENT', after: 'EXCUSED' },
    { sessionId: '2', before: 'ABSENT', after: 'EXCUSED' },
  ]);
  expect(effect.changed).toBe(2);
  expect(effect.terms).toMatchObject([
    {
      name: 'Autumn',
      graceAbsents: 1,
      before: { percent: percent(72.73), deduction: percent(6) },
      after: { percent: percent(88.89), deduction: percent(0) },
    },
  ]);
});

test('acknowledging changes nothing that was absent (ATT-16)', () => {
  const effect = effectOf({ ...counting, held: elevenSessions, open: [] }, days(0, 2), 'ACKNOWLEDGED');
  expect(effect.changed).toBe(0);
  expect(effect.terms[0]?.before).toEqual(effect.terms[0]?.after);
});

test('a decision that is changed is counted from what stands now (HOLE-48)', () => {
  const approved = elevenSessions.map((row) => ({ ...row, leave: 'APPROVED' as const }));
  const effect = effectOf({ ...counting, held: approved, open: [] }, days(1, 3), 'ACKNOWLEDGED');
  expect(effect.sessions.map(({ before, after }) => `${before} ${after}`)).toEqual([
    'EXCUSED ABSENT',
    'EXCUSED ABSENT',
    'EXCUSED ABSENT',
  ]);
  expect(effect.changed).toBe(3);
});

test('classes to come are excused too, and terms whose days it does not touch are left out (ATT-15)', () => {
  const open = [
    { sessionId: 'next', day: addDays(FIRST, 12) },
    { sessionId: 'later', day: addDays(FIRST, 40) },
  ];
  const effect = effectOf({ ...counting, held: elevenSessions, open }, days(11, 14), 'APPROVED');
  expect(effect.sessions).toEqual([{ sessionId: 'next', before: null, after: 'EXCUSED' }]);
  expect(effect.changed).toBe(0);
  expect(effect.terms.map(({ name }) => name)).toEqual(['Autumn']);
  expect(effectOf({ ...counting, held: [], open }, days(11, 14), 'APPROVED').terms).toEqual([]);
});
