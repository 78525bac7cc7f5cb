import fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireDay, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import { DAY_MINUTES, timedMinutes, type HourStatus } from './hour-entry.ts';
import { categoryTotals, monthTotals, type HourSum } from './summary.ts';

const SEQUENCES = 10_000;
const MINUTE_MS = 60_000;
/** With and without changes of the clock, by half an hour too, before and behind universal time by up to 14 hours. */
const ZONES = [
  'America/Denver',
  'Europe/London',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'America/St_Johns',
];
/** Around the days on which clocks are set: in London, Denver and St John’s, and on Lord Howe Island. */
const CHANGES = ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01'];

type Step = { categoryId: string; status: HourStatus } & (
  | { kind: 'entry'; day: Day; minutes: number }
  | { kind: 'timer'; startedAt: Date; seconds: number; timeZone: string }
);

/** What the log holds, as the rules have it: no day is ever fuller than it can be. */
function logged(steps: readonly Step[]): HourSum[] {
  const full = new Map<Day, number>();
  return steps.flatMap((step) => {
    const { categoryId, status } = step;
    const day = step.kind === 'entry' ? step.day : dayIn(step.startedAt, step.timeZone);
    const left = DAY_MINUTES - (full.get(day) ?? 0);
    const minutes = step.kind === 'entry' ? entered(step.minutes, left) : timed(step, left);
    if (minutes === 0) return [];
    if (status !== 'REFUSED') full.set(day, (full.get(day) ?? 0) + minutes);
    return [{ categoryId, month: day.slice(0, 7), status, minutes }];
  });
}

const entered = (minutes: number, left: number): number => (minutes <= left ? minutes : 0);

const timed = ({ startedAt, seconds }: Step & { kind: 'timer' }, left: number): number =>
  timedMinutes(startedAt, new Date(startedAt.getTime() + seconds * 1_000), left);

/** A clock as it hangs on a wall of the campus, read by the runtime’s own calendar. */
const wallDay = (at: Date, timeZone: string): Day => requireDay(CLOCKS.get(timeZone)?.format(at) ?? '');

const CLOCKS = new Map(ZONES.map((timeZone) => [timeZone, new Intl.DateTimeFormat('sv-SE', { timeZone })]));

/** The same counted minute by minute: each is a mark on its day, and a day takes no more than it has. */
function oracle(steps: readonly Step[]): Map<string, number> {
  const marks = new Map<Day, number>();
  const sums = new Map<string, number>();
  for (const step of steps) {
    const day = step.kind === 'entry' ? step.day : wallDay(step.startedAt, step.timeZone);
    const taken = marks.get(day) ?? 0;
    let minutes = 0;
    if (step.kind === 'entry') {
      if (taken + step.minutes <= 1_440) minutes = step.minutes;
    } else {
      const end = step.startedAt.getTime() + step.seconds * 1_000;
      for (let at = step.startedAt.getTime() + MINUTE_MS; at <= end && minutes < 1_440; at += MINUTE_MS)
        minutes++;
      // What was begun counts.
      if (minutes === 0) minutes = 1;
      while (taken + minutes > 1_440) minutes--;
    }
    if (minutes <= 0) continue;
    if (step.status !== 'REFUSED') marks.set(day, taken + minutes);
    for (const key of [
      `category ${step.categoryId} ${step.status}`,
      `month ${day.slice(0, 7)} ${step.status}`,
    ])
      sums.set(key, (sums.get(key) ?? 0) + minutes);
  }
  return sums;
}

const written = (sums: readonly (readonly [string, number])[]): string =>
  sums
    .map(([key, minutes]) => `${key}: ${minutes}`)
    .toSorted((one, other) => (one < other ? -1 : 1))
    .join();

const said = {
  categoryId: fc.constantFrom('outreach', 'music'),
  status: fc.constantFrom<HourStatus>('PENDING', 'CONFIRMED', 'CONFIRMED', 'REFUSED'),
};
const changes = fc.constantFrom(...CHANGES);
const entry = fc
  .record({ ...said, change: changes, minutes: fc.integer({ min: 1, max: DAY_MINUTES }) })
  .map(({ change, ...rest }): Step => ({ kind: 'entry', day: requireDay(change), ...rest }));
const timer = fc
  .record({
    ...said,
    change: changes,
    minute: fc.integer({ min: -2_000, max: 3_000 }),
    seconds: fc.oneof(fc.integer({ min: 0, max: 14_400 }), fc.integer({ min: 0, max: 200_000 })),
    timeZone: fc.constantFrom(...ZONES),
  })
  .map(({ change, minute, ...rest }): Step => {
    const startedAt = new Date(Date.parse(`${change}T00:00:00Z`) + minute * MINUTE_MS);
    return { kind: 'timer', startedAt, ...rest };
  });

test('after any of 10,000 sequences of entries and timers, in zones whose clocks are set meanwhile, the sums are right to the minute (HOURS-01, HOURS-03)', () => {
  let days = 0;
  fc.assert(
    fc.property(fc.array(fc.oneof(entry, timer), { minLength: 1, maxLength: 6 }), (steps) => {
      const sums = logged(steps);
      const expected = oracle(steps);
      const found = new Map<string, number>();
      const put = (key: string, minutes: number) => minutes > 0 && found.set(key, minutes);
      for (const { categoryId, confirmedMinutes, pendingMinutes } of categoryTotals(sums, [], null)) {
        put(`category ${categoryId} CONFIRMED`, confirmedMinutes);
        put(`category ${categoryId} PENDING`, pendingMinutes);
      }
      for (const one of monthTotals(sums)) {
        put(`month ${one.month} CONFIRMED`, one.minutesConfirmed);
        put(`month ${one.month} PENDING`, one.minutesPending);
        put(`month ${one.month} REFUSED`, one.minutesRefused);
      }
      // The sums of a category leave out what was refused.
      const counted = [...expected].filter(([key]) => !/^category .* REFUSED$/.test(key));
      expect(written([...found])).toBe(written(counted));
      days += sums.length;
    }),
    { numRuns: SEQUENCES, seed: 2036 },
  );
  expect(days).toBeGreaterThan(SEQUENCES);
});
