import { isDay, type Day } from '#kit/calendar/day.ts';
import { day, optional } from '#kit/record/field.ts';

export const FIRST_BIRTH_DATE: Day = '1900-01-01';

/** Nobody was born tomorrow. */
export const isBirthDate = (text: string, today: Day): text is Day =>
  isDay(text) && text >= FIRST_BIRTH_DATE && text <= today;

export const bornOn = optional(day({ problem: 'birthDateInvalid' }));
