import { addDays, daysBetween, type Day } from '#kit/calendar/day.ts';

export interface Pace {
  lessonsPerWeek: number;
  /** The day on which the last lesson is watched at this pace. */
  doneOn: Day;
  /** How many days before the day by which it has to be. */
  daysBefore: number;
}

interface WhatIsLeft {
  lessonsLeft: number;
  today: Day;
  /** The day by which everything should be watched. */
  dueOn: Day;
}

/** A lesson a day. More than that, or more than there are, is no advice. */
const MAX_PER_WEEK = 7;

/** The calmest steady pace that finishes a course in time; none where nothing is left or no pace would do. */
export function paceUntil({ lessonsLeft, today, dueOn }: WhatIsLeft): Pace | null {
  if (lessonsLeft <= 0 || dueOn <= today) return null;
  for (let lessonsPerWeek = 1; lessonsPerWeek <= Math.min(MAX_PER_WEEK, lessonsLeft); lessonsPerWeek += 1) {
    const doneOn = addDays(today, Math.ceil((lessonsLeft * 7) / lessonsPerWeek));
    if (doneOn <= dueOn) return { lessonsPerWeek, doneOn, daysBefore: daysBetween(doneOn, dueOn) };
  }
  return null;
}
