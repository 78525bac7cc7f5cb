import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { coursesToFindIn, MAX_FOUND, type StudySearch } from '#slices/courses/server/api.ts';
import { lineToTell } from '../../rules/line-to-tell.ts';
import { readLessonsById, type LessonRecord } from '../lesson.queries.ts';
import { findLessonsByTitle, findNotesByText } from './found-lessons.queries.ts';

export interface FoundNote {
  id: string;
  line: string;
  lesson: LessonRecord;
}

async function lessonsById(
  ctx: Context,
  ids: readonly string[],
  locale: string,
): Promise<Map<string, LessonRecord>> {
  const lessons = ids.length > 0 ? await readLessonsById(ctx.db, { ids, locale }) : [];
  return new Map(lessons.map((lesson) => [lesson.id, lesson]));
}

export async function foundLessons(ctx: Context, params: StudySearch): Promise<LessonRecord[]> {
  if (params.search === '') return [];
  const { search } = params;
  const courseIds = await coursesToFindIn(ctx, params);
  const ids = (await findLessonsByTitle(ctx.db, { courseIds, search, max: MAX_FOUND })).map(({ id }) => id);
  const lessons = await lessonsById(ctx, ids, params.locale);
  return ids.flatMap((id) => lessons.get(id) ?? []);
}

/** Only what the caller wrote. */
export async function foundNotes(ctx: Context, params: StudySearch): Promise<FoundNote[]> {
  if (params.search === '') return [];
  const { search, courses } = params;
  const courseIds = courses.map(({ id }) => id);
  const { personId } = actorOf(ctx);
  const notes = await findNotesByText(ctx.db, { courseIds, search, max: MAX_FOUND, personId });
  const lessons = await lessonsById(ctx, [...new Set(notes.map(({ lessonId }) => lessonId))], params.locale);
  return notes.flatMap(({ id, body, lessonId }) => {
    const lesson = lessons.get(lessonId);
    return lesson ? [{ id, line: lineToTell(body, params.search), lesson }] : [];
  });
}
