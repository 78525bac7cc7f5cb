import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayOf, instantIn } from '#kit/demo/days.ts';
import type { Sitting } from './exam-plan.demo.ts';

/** Days from today: exams open in the morning and end at night, by the clocks of the campus. */
const SPANS: Readonly<Record<Exclude<Sitting, 'END_OF_TERM'>, readonly [opens: number, ends: number]>> = {
  WEEKS_AGO: [-31, -24],
  DAYS_AGO: [-9, -2],
  NOW: [-4, 9],
  TOMORROW: [-6, 1],
  SOON: [12, 19],
};

/** When a group sits an exam: a class of now by the plan, one whose term is over at the end of that term. */
export function scheduleOf(
  sitting: Sitting,
  { lastDay }: { lastDay: Day | null },
  { now, timeZone }: { now: Date; timeZone: string },
): { opensAt: Date; deadline: Date } {
  const today = dayOf(now);
  const isOver = lastDay !== null && lastDay < today;
  const end = lastDay && (isOver || sitting === 'END_OF_TERM') ? lastDay : null;
  const [opens, ends] =
    end === null ? SPANS[sitting === 'END_OF_TERM' ? 'SOON' : sitting] : ([-14, -4] as const);
  const from = end ?? today;
  return {
    opensAt: instantIn(timeZone, addDays(from, opens), '06:00'),
    deadline: instantIn(timeZone, addDays(from, ends), '23:59'),
  };
}
