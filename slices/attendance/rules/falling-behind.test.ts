import { expect, test } from 'vitest';
import { hundredths, percent } from '#kit/percent/percent.ts';
import { crossedLimits, standingFrom, type CountedMarks } from './falling-behind.ts';
import { countStatuses, standingOf } from './standing.ts';
import { ATTENDANCE_STATUSES, statusOf } from './status.ts';

const policy = {
  minutesLateThreshold: 15,
  graceAbsentsPerTerm: 2,
  graceLatesPerTerm: 1,
  absenceDeduction: percent(3),
  lateDeduction: percent(1),
};

test.each([
  [{ absencesOverGrace: 0, percent: percent(80) }, 80, []],
  [{ absencesOverGrace: 0, percent: hundredths(7_999) }, 80, ['PERCENT']],
  [{ absencesOverGrace: 1, percent: percent(95) }, 80, ['ABSENCES']],
  [{ absencesOverGrace: 9, percent: percent(10) }, 80, ['ABSENCES', 'PERCENT']],
  [{ absencesOverGrace: 0, percent: percent(10) }, null, []],
  [{ absencesOverGrace: 0, percent: null }, 80, []],
])('%j below %s crosses %j (HOLE-45)', (standing, low, limits) => {
  expect(crossedLimits(standing, low === null ? null : percent(low))).toEqual(limits);
});

test('equal marks counted together come to the same as each by itself (HOLE-45)', () => {
  let seed = 7;
  const draw = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const pick = <One>(of: readonly One[]): One => of[draw(of.length)] as One;
  for (let round = 0; round < 500; round += 1) {
    const marks: CountedMarks['marks'] = Array.from({ length: draw(6) }, () => {
      const kind = pick(ATTENDANCE_STATUSES);
      return {
        mark: { kind, minutesLate: kind === 'LATE' ? pick([null, 5, 15, 16, 40]) : null },
        leave: pick([null, 'APPROVED', 'ACKNOWLEDGED'] as const),
        explanation: pick([null, 'EXPLAINED', 'EXCUSED'] as const),
        count: 1 + draw(5),
      };
    });
    const each = marks.flatMap(({ count, ...facts }) => Array.from({ length: count }, () => facts));
    const unmarked = draw(20);
    const statuses = each.map((facts) => statusOf(facts, policy).status);
    const there = Array.from({ length: unmarked }, () => 'PRESENT' as const);
    expect(standingFrom({ rolls: each.length + unmarked, marks }, policy)).toEqual(
      standingOf(countStatuses([...statuses, ...there]), policy),
    );
  }
});
