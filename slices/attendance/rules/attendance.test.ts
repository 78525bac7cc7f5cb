import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hundredths, percent } from '#kit/percent/percent.ts';
import { overlapping, policyFor, termOn, type Policy } from './policy.ts';
import { countStatuses, percentOf, standingOf } from './standing.ts';
import { ATTENDANCE_STATUSES, statusOf, type AttendanceFacts } from './status.ts';

const policy: Policy = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 2,
  graceLatesPerTerm: 3,
  absenceDeduction: percent(3),
  lateDeduction: percent(1),
};

const facts = (differing: Partial<AttendanceFacts>): AttendanceFacts => ({
  mark: { kind: 'ABSENT', minutesLate: null },
  leave: null,
  explanation: null,
  ...differing,
});

describe('the status of a student in a session (ATT-02)', () => {
  test.each([
    ['who was not marked was there', { mark: null }, 'PRESENT'],
    ['late within the threshold is late (ATT-03)', { mark: { kind: 'LATE', minutesLate: 15 } }, 'LATE'],
    ['later than that is absent (ATT-03)', { mark: { kind: 'LATE', minutesLate: 16 } }, 'ABSENT'],
    ['late by an unknown time is late', { mark: { kind: 'LATE', minutesLate: null } }, 'LATE'],
    ['an approved leave excuses an absence (ATT-15)', { leave: 'APPROVED' }, 'EXCUSED'],
    ['a leave that was only noted does not (ATT-16)', { leave: 'ACKNOWLEDGED' }, 'ABSENT'],
    ['a leave says nothing of a person who was there', { mark: null, leave: 'APPROVED' }, 'PRESENT'],
    [
      'who came too late on a day of leave is excused',
      { mark: { kind: 'LATE', minutesLate: 40 }, leave: 'APPROVED' },
      'EXCUSED',
    ],
    ['an explanation that excuses (ATT-27)', { explanation: 'EXCUSED' }, 'EXCUSED'],
    ['an explanation that does not (ATT-26)', { explanation: 'EXPLAINED' }, 'ABSENT'],
  ] as const)('%s', (_, differing, status) => {
    expect(statusOf(facts(differing), policy).status).toBe(status);
  });

  test('each link of the chain is told', () => {
    const { steps } = statusOf(
      facts({ mark: { kind: 'LATE', minutesLate: 40 }, leave: 'ACKNOWLEDGED', explanation: 'EXCUSED' }),
      policy,
    );
    expect(steps).toEqual([
      { kind: 'MARKED', status: 'LATE', minutesLate: 40 },
      { kind: 'TOO_LATE', minutesLate: 40, threshold: 15 },
      { kind: 'LEAVE_NOTED' },
      { kind: 'EXPLANATION_EXCUSED' },
    ]);
  });
});

describe('where a student stands in a term (HOLE-45)', () => {
  test('excused sessions never count', () => {
    expect(percentOf(countStatuses(['PRESENT', 'LATE', 'ABSENT', 'EXCUSED', 'EXCUSED']))).toBe(6_667);
    expect(percentOf(countStatuses(['EXCUSED']))).toBeNull();
  });

  test('beyond the grace every absence and every late costs', () => {
    const statuses = [...Array(4).fill('ABSENT'), ...Array(5).fill('LATE'), ...Array(6).fill('PRESENT')];
    expect(standingOf(countStatuses(statuses), policy)).toMatchObject({
      sessions: 15,
      absencesOverGrace: 2,
      latesOverGrace: 2,
      absencesLeft: 0,
      latesLeft: 0,
      deduction: percent(2 * 3 + 2 * 1),
    });
  });
});

/** The same rules once more, written down one fact at a time instead of by counting. */
function oracle(
  histories: readonly AttendanceFacts[],
  by: Policy,
): { percent: number | null; deduction: number } {
  let held = 0;
  let attended = 0;
  let absences = 0;
  let lates = 0;
  let deduction = 0;
  for (const { mark, leave, explanation } of histories) {
    const tooLate = mark?.kind === 'LATE' && (mark.minutesLate ?? 0) > by.minutesLateThreshold;
    const missed = mark?.kind === 'ABSENT' || tooLate;
    if (mark?.kind === 'EXCUSED' || (missed && (leave === 'APPROVED' || explanation === 'EXCUSED'))) continue;
    held += 1;
    if (missed) {
      absences += 1;
      if (absences > by.graceAbsentsPerTerm) deduction += by.absenceDeduction;
      continue;
    }
    attended += 1;
    if (mark?.kind !== 'LATE') continue;
    lates += 1;
    if (lates > by.graceLatesPerTerm) deduction += by.lateDeduction;
  }
  return { percent: held === 0 ? null : Math.round((attended / held) * 10_000), deduction };
}

const anyFacts = fc.record({
  mark: fc.option(
    fc.record({
      kind: fc.constantFrom(...ATTENDANCE_STATUSES),
      minutesLate: fc.option(fc.integer({ min: 1, max: 60 })),
    }),
  ),
  leave: fc.constantFrom(null, 'APPROVED' as const, 'ACKNOWLEDGED' as const),
  explanation: fc.constantFrom(null, 'EXPLAINED' as const, 'EXCUSED' as const),
});
const anyPolicy = fc.record({
  minutesLateThreshold: fc.integer({ min: 0, max: 60 }),
  graceAbsentsPerTerm: fc.integer({ min: 0, max: 6 }),
  graceLatesPerTerm: fc.integer({ min: 0, max: 6 }),
  absenceDeduction: fc.integer({ min: 0, max: 500 }).map(hundredths),
  lateDeduction: fc.integer({ min: 0, max: 500 }).map(hundredths),
});

test('any history comes to what an independent count of it says, in whatever order it happened', () => {
  fc.assert(
    fc.property(fc.array(anyFacts, { maxLength: 60 }), anyPolicy, (histories, by) => {
      const { percent: share, deduction } = standingOf(
        countStatuses(histories.map((one) => statusOf(one, by).status)),
        by,
      );
      expect({ percent: share, deduction }).toEqual(oracle(histories, by));
    }),
    { numRuns: 20_000 },
  );
});

describe('terms and the policies that count in them', () => {
  const autumn = { id: 'a', name: 'Autumn', firstDay: '2026-09-01', lastDay: '2026-12-18' } as const;
  const spring = { id: 's', name: 'Spring', firstDay: '2027-01-11', lastDay: '2027-05-28' } as const;

  test('a day is in the term around it, or in none', () => {
    expect(termOn([autumn, spring], '2026-12-18')).toBe(autumn);
    expect(termOn([autumn, spring], '2026-12-19')).toBeNull();
  });

  test('terms that share a day are found, in whatever order they stand', () => {
    expect(overlapping([spring, autumn])).toBeNull();
    const late = { ...autumn, lastDay: '2027-01-11' } as const;
    expect(overlapping([spring, late])).toEqual([late, spring]);
  });

  test('a new policy leaves the terms alone that began before it', () => {
    const first = { ...policy, firstDay: '2026-09-01' } as const;
    const second = { ...policy, graceAbsentsPerTerm: 5, firstDay: '2027-01-11' } as const;
    expect(policyFor([second, first], autumn)).toBe(first);
    expect(policyFor([second, first], spring)).toBe(second);
    expect(policyFor([second, first], { firstDay: '2025-09-01' })).toBe(first);
    expect(policyFor([], spring)).toBeNull();
  });
});
