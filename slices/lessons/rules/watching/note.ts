import { decimal, text } from '#kit/record/field.ts';

/** A note beside a film: a thought, not an essay. */
export const lessonNote = {
  atSecond: decimal({ min: 0, max: 86_400, problem: 'noteInvalid' }),
  body: text({ max: 4_000, problem: 'noteInvalid' }),
};
