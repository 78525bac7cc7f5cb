import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countById, loaderById, loaderByOwner } from '#kit/graphql/loader.ts';
import { filesToRead } from '#slices/courses/rules/stored-file.ts';
import { resumeAt } from '../rules/watching/playback.ts';
import { findFiles, type LessonFileRecord } from './lesson-files.queries.ts';
import { findNotes } from './watching/lesson-notes.queries.ts';
import { findProgress } from './watching/lesson-progress.queries.ts';
import {
  countLessons,
  type LessonInFull,
  type LessonProgress,
  readLessons,
  readLessonsById,
  readLessonTitles,
  type ShownLesson,
} from './lesson.queries.ts';
import { listStandings } from './lesson-standings.queries.ts';
import { findSubtitleLocales, findTexts } from './lesson-texts.queries.ts';

export const ownProgress = loaderById((ctx, ids) => findProgress(ctx.db, actorOf(ctx).personId, ids));

/** Something about how far the caller is in a lesson, at once where that came along with it. */
export const fromProgress = <Fact>(
  ctx: Context,
  { id, progress }: Pick<ShownLesson, 'id' | 'progress'>,
  tell: (progress: LessonProgress | null) => Fact,
): Fact | Promise<Fact> => (progress === undefined ? ownProgress(ctx).load(id).then(tell) : tell(progress));

export const placeIn = (
  ctx: Context,
  lesson: Pick<ShownLesson, 'id' | 'seconds' | 'progress'>,
): number | Promise<number> =>
  fromProgress(ctx, lesson, (progress) => resumeAt(progress?.position ?? 0, lesson.seconds));

export const ownNotes = loaderByOwner(
  (ctx, ids) => findNotes(ctx.db, actorOf(ctx).personId, ids),
  ({ lessonId }) => lessonId,
);

export const ownStandings = loaderByOwner(
  (ctx, ids) => listStandings(ctx.db, actorOf(ctx).personId, ids),
  ({ courseId }) => courseId,
);

export const filesOfLesson = loaderByOwner(
  (ctx, ids) => findFiles(ctx.db, ids),
  ({ lessonId }) => lessonId,
);

/** The files for the person who reads a lesson in its language, at once where they came along with it. */
export const filesInLanguage = (
  ctx: Context,
  { id, files, locale, ownLocale }: ShownLesson,
): LessonFileRecord[] | Promise<LessonFileRecord[]> => {
  const chosen = (all: readonly LessonFileRecord[]) => filesToRead(all, { locale, ownLocale });
  return files ? chosen(files) : filesOfLesson(ctx).load(id).then(chosen);
};

export const subtitlesOfLesson = loaderByOwner(
  (ctx, ids) => findSubtitleLocales(ctx.db, ids),
  ({ lessonId }) => lessonId,
);

export const textsOfLesson = loaderByOwner(
  (ctx, ids) => findTexts(ctx.db, ids),
  ({ lessonId }) => lessonId,
);

function inEachLocale<Loader>(
  make: (locale: string) => (ctx: Context) => Loader,
): (ctx: Context, locale: string) => Loader {
  const byLocale = new Map<string, (ctx: Context) => Loader>();
  return (ctx, locale) => {
    const known = byLocale.get(locale) ?? make(locale);
    byLocale.set(locale, known);
    return known(ctx);
  };
}

/** The lessons of courses in a language, also those that students do not see. */
export const lessonsOfCourse = inEachLocale((locale) =>
  loaderByOwner(
    (ctx, courseIds) => readLessons(ctx.db, { courseIds, locale }),
    ({ courseId }) => courseId,
  ),
);

/** How many lessons courses have. */
export const lessonCount = countById((ctx, courseIds) => countLessons(ctx.db, courseIds));

/** What single lessons are called in a language: a shelf holds out one of each course. */
export const lessonTitle = inEachLocale((locale) =>
  loaderById((ctx, ids) => readLessonTitles(ctx.db, { ids, locale })),
);

/** Single lessons in a language. */
export const lessonById = inEachLocale((locale) =>
  loaderById((ctx, ids) => readLessonsById(ctx.db, { ids, locale })),
);

/** What lists do not tell of a lesson, at once where it came along with it. */
export const fromFull = <Fact>(
  ctx: Context,
  lesson: ShownLesson,
  tell: (full: Partial<LessonInFull>) => Fact | undefined,
  ifGone: Fact,
): Fact | Promise<Fact> =>
  tell(lesson) ??
  lessonById(ctx, lesson.askedLocale)
    .load(lesson.id)
    .then((full) => (full && tell(full)) ?? ifGone);
