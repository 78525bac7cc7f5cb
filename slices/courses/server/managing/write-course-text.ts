import type { Tx } from '#kit/db/database.ts';
import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { loadCourseForUpdate, courseToChange } from './load-course-for-update.ts';
import { parseTexts, type CourseTextsInputShape } from './course-input.ts';
import type { CourseRecord } from '../course-record.ts';
import { findCourseTexts, type CourseTextRecord } from './course-texts.queries.ts';
import { countVersion, removeTexts, storeTexts } from './course-writing.queries.ts';
import { forgetUnlessKept } from './stored-files.ts';

interface Place {
  courseId: string;
  locale: string;
  version: number;
}

/** What is written about a course in one language, if anything is. */
export const textIn = async (
  tx: Tx,
  courseId: string,
  locale: string,
): Promise<CourseTextRecord | undefined> =>
  (await findCourseTexts(tx, [courseId])).find((text) => text.locale === locale);

/** Writes a course in one language, unless it was changed since the form was opened. */
export async function writeCourseText(
  ctx: Context,
  { courseId, locale, version, courseTexts }: Place & { courseTexts: CourseTextsInputShape },
): Promise<CourseRecord> {
  if (!isLocale(locale)) throw new RuleError('localeUnknown');
  const words = parseTexts(courseTexts);
  return transaction(ctx.db, async (tx) => {
    const course = await courseToChange(tx, ctx, courseId);
    const before = await textIn(tx, courseId, locale);
    if (before?.name === words.name && before.description === words.description) return course;
    if (version !== course.version) throw new RuleError('changedMeanwhile');
    await storeTexts(tx, { courseId, locale }, words);
    await countVersion(tx, courseId);
    const { name, description } = before ?? {};
    await audit(tx, ctx, {
      action: 'writeCourseText',
      entity: 'course',
      entityId: courseId,
      before: before ? { locale, name, description } : null,
      after: { locale, ...words },
    });
    return loadCourseForUpdate(tx, ctx, courseId);
  });
}

/** Takes a language away, with its outline; then the course is read in its own. */
export const removeCourseText = (ctx: Context, { courseId, locale, version }: Place): Promise<CourseRecord> =>
  transaction(ctx.db, async (tx) => {
    const course = await courseToChange(tx, ctx, courseId);
    const before = await textIn(tx, courseId, locale);
    if (!before) return course;
    if (locale === course.ownLocale) throw new RuleError('courseOwnLanguage');
    if (version !== course.version) throw new RuleError('changedMeanwhile');
    await removeTexts(tx, { courseId, locale });
    if (before.outline) await forgetUnlessKept(tx, before.outline.key);
    await countVersion(tx, courseId);
    const { name, description, outline } = before;
    await audit(tx, ctx, {
      action: 'removeCourseText',
      entity: 'course',
      entityId: courseId,
      before: { locale, name, description, outline: outline?.name ?? null },
    });
    return loadCourseForUpdate(tx, ctx, courseId);
  });
