import { checkChapters, type Chapter, type ChapterProblem } from './chapter.ts';

export const LESSON_TITLE_MAX = 200;
export const LESSON_DESCRIPTION_MAX = 20_000;

/** A course that goes on longer is several. */
export const MAX_LESSONS = 200;

export interface LessonTexts {
  title: string;
  /** Rich text. */
  description: string;
  chapters: readonly Chapter[];
}

type LessonProblem = 'lessonTitleInvalid' | 'lessonDescriptionTooLong' | ChapterProblem;

/** Why the words of a lesson cannot be kept like this, or null. */
export function checkLessonTexts({ title, description, chapters }: LessonTexts): LessonProblem | null {
  if (title === '' || title.length > LESSON_TITLE_MAX || /\p{Cc}/u.test(title)) return 'lessonTitleInvalid';
  if (description.length > LESSON_DESCRIPTION_MAX) return 'lessonDescriptionTooLong';
  return checkChapters(chapters);
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
