import { expect, test } from 'vitest';
import type { Day } from '#kit/calendar/day.ts';
import { NO_PERCENT } from '#kit/percent/percent.ts';
import { countTerms, type Counting } from './count.ts';
import { spansOf, yearOf } from './year.ts';

const policy = (minutesLateThreshold: number, firstDay: Day) => ({
  firstDay,
  minutesLateThreshold,
  graceAbsentsPerTerm: 0,
  graceLatesPerTerm: 0,
  absenceDeduction: NO_PERCENT,
  lateDeduction: NO_PERCENT,
});
const AUTUMN = { id: 'autumn', name: 'Autumn', firstDay: '2026-09-01', lastDay: '2026-12-18' } as const;
const SPRING = { id: 'spring', name: 'Spring', firstDay: '2027-01-11', lastDay: '2027-04-02' } as const;
const SUMMER = { id: 'summer', name: 'Summer', firstDay: '2027-05-03', lastDay: '2027-07-02' } as const;
const TODAY = '2027-03-31';

/** One session on each of these days, to which the student came so many minutes late; 0 for in time. */
type Came = Readonly<Record<Day, number>>;
const LATE_TWICE: Came = { '2026-09-01': 0, '2026-10-01': 30, '2027-02-01': 30, '2027-02-02': 0 };

const heldOn = (came: Came) =>
  Object.entries(came).map(([day, minutesLate]) => ({
    day: day as Day,
    courseId: null,
    mark: {
      kind: minutesLate > 0 ? ('LATE' as const) : ('PRESENT' as const),
      minutesLate: minutesLate || null,
    },
    leave: null,
    explanation: null,
  }));

/** The year of the student, from their sessions counted together as the database does. */
function yearFrom(counting: Counting, came: Came) {
  const marked = spansOf(counting, TODAY).flatMap((span) => {
    const held = heldOn(came).filter(({ day }) => span.firstDay <= day && day <= span.lastDay);
    const marks = held
      .filter(({ mark }) => mark.kind === 'LATE')
      .map(({ mark, leave, explanation }) => ({ mark, leave, explanation, count: 1 }));
    return held.length === 0 ? [] : [{ span, rolls: held.length, marks }];
  });
  return yearOf(marked, counting);
}

test.each<
  [
    what: string,
    counting: Counting,
    came: Came,
    inAll: number | null,
    spans: [string | null, number | null][],
  ]
>([
  ['no schema: who came late was there', { terms: [], policies: [] }, LATE_TWICE, 10_000, [[null, 10_000]]],
  [
    'a schema without terms: too late is absent, before its first day too',
    { terms: [], policies: [policy(15, '2026-11-01')] },
    LATE_TWICE,
    5_000,
    [[null, 5_000]],
  ],
  [
    'a schema without terms whose rule became another: each day by the rule of its time',
    { terms: [], policies: [policy(45, '2027-01-01'), policy(15, '2026-09-01')] },
    { ...LATE_TWICE, '2026-12-31': 30, '2027-01-01': 30 },
    6_667,
    [
      [null, 3_333],
      [null, 10_000],
    ],
  ],
  [
    'two terms with two thresholds',
    { terms: [AUTUMN, SPRING], policies: [policy(15, '2026-09-01'), policy(45, '2027-01-11')] },
    LATE_TWICE,
    7_500,
    [
      ['Autumn', 5_000],
      ['Spring', 10_000],
    ],
  ],
  [
    'a term in which the rule became another: it counts from the next one on',
    { terms: [AUTUMN, SPRING], policies: [policy(15, '2026-09-01'), policy(45, '2026-09-20')] },
    LATE_TWICE,
    7_500,
    [
      ['Autumn', 5_000],
      ['Spring', 10_000],
    ],
  ],
  [
    'between terms nothing counts, and a term to come is not there yet',
    { terms: [AUTUMN, SPRING, SUMMER], policies: [policy(15, '2026-09-01')] },
    { '2026-09-01': 0, '2026-12-25': 30 },
    10_000,
    [['Autumn', 10_000]],
  ],
  ['nothing held', { terms: [], policies: [policy(15, '2026-09-01')] }, {}, null, []],
])('of a year with %s (ATT-04)', (_, counting, came, inAll, spans) => {
  const year = yearFrom(counting, came);
  expect(year.spans.map(({ span, percent }) => [span.name, percent])).toEqual(spans);
  expect(year.percent).toBe(inAll);
});

test('without terms the year says what the student’s record says (ATT-04)', () => {
  const counting = { terms: [], policies: [policy(15, '2026-09-01'), policy(29, '2027-02-01')] };
  const [record] = countTerms(heldOn(LATE_TWICE), counting);
  expect(record?.records.map(({ status }) => status)).toEqual(['PRESENT', 'ABSENT', 'ABSENT', 'PRESENT']);
  expect(yearFrom(counting, LATE_TWICE).percent).toBe(record?.standing.percent);
});
