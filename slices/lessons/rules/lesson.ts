import { line, richText, type ValuesOf } from '#kit/record/field.ts';
import type { Chapter } from './chapter.ts';

export const LESSON_TITLE_MAX = 200;

/** A course that goes on longer is several. */
export const MAX_LESSONS = 200;

const title = line({ max: LESSON_TITLE_MAX, problem: 'lessonTitleInvalid' });

/** A lesson is made with its title alone. */
export const newLesson = { title };

/** What a lesson says in one language, beside its chapters. */
export const lessonTexts = {
  title,
  description: richText({ max: 20_000, default: '', problem: 'lessonDescriptionTooLong' }),
};

export interface LessonTexts extends ValuesOf<typeof lessonTexts> {
  chapters: readonly Chapter[];
}

/** Whether an order names each of the lessons once and nothing else. */
export const isOrderOf = (lessonIds: readonly string[], order: readonly string[]): boolean =>
  order.length === lessonIds.length &&
  new Set(order).size === order.length &&
  order.every((id) => lessonIds.includes(id));

/** The same order with one lesson moved to the place of another. */
export function movedTo<Id>(order: readonly Id[], from: number, to: number): Id[] {
  const moved = order[from];
  if (moved === undefined || to < 0 || to >= order.length) return [...order];
  return order.toSpliced(from, 1).toSpliced(to, 0, moved);
}
