import { updateRow } from '#kit/db/rows.ts';
import { actOnRecord, parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { isLocale } from '#kit/messages/locales.ts';
import { changedFields, fieldValues } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import { courseTexts as fields } from '../../rules/course.ts';
import type { CourseRecord, StoredFile } from '../course.queries.ts';
import { forgetUnlessKept, receiveFile, type AnnouncedFile } from './course-files.actions.ts';
import { storeTexts, textIn, type TextKey } from './course-texts.queries.ts';
import { courseEntity } from './course-use.ts';

interface VersionedTextKey extends TextKey {
  version: number;
}

/** Writes a course in one language, unless it was changed since the form was opened. */
export function writeCourseText(
  ctx: Context,
  { courseId, locale, version, courseTexts }: VersionedTextKey & { courseTexts: InputOf<typeof fields> },
): Promise<CourseRecord> {
  if (!isLocale(locale)) throw new RuleError('localeUnknown');
  const texts = parsedInput(fields, courseTexts);
  return actOnRecord(ctx, courseEntity, courseId, async (tx, course) => {
    const before = await textIn(tx, courseId, locale);
    if (before && changedFields(fields, before, texts).length === 0) return null;
    if (version !== course.version) throw new RuleError('changedMeanwhile');
    await storeTexts(tx, { courseId, locale }, texts);
    await updateRow(tx, 'course', courseId, {});
    return {
      action: 'writeCourseText',
      before: before ? { locale, ...fieldValues(fields, before) } : null,
      after: { locale, ...texts },
    };
  });
}

/** Takes a language away, with its outline; then the course is read in its own. */
export const removeCourseText = (
  ctx: Context,
  { courseId, locale, version }: VersionedTextKey,
): Promise<CourseRecord> =>
  actOnRecord(ctx, courseEntity, courseId, async (tx, course) => {
    const before = await textIn(tx, courseId, locale);
    if (!before) return null;
    if (locale === course.ownLocale) throw new RuleError('courseOwnLanguage');
    if (version !== course.version) throw new RuleError('changedMeanwhile');
    await tx.deleteFrom('courseText').where('courseId', '=', courseId).where('locale', '=', locale).execute();
    if (before.outline) await forgetUnlessKept(tx, before.outline.key);
    await updateRow(tx, 'course', courseId, {});
    const outline = before.outline?.name ?? null;
    return { action: 'removeCourseText', before: { locale, ...fieldValues(fields, before), outline } };
  });

export async function setCourseOutline(
  ctx: Context,
  { locale, ...sent }: AnnouncedFile & { uploadId: string; locale: string },
): Promise<CourseRecord> {
  const { key, name, bytes } = await receiveFile(ctx, sent);
  return changeOutline(ctx, { courseId: sent.courseId, locale }, { key, name, bytes });
}

export const removeCourseOutline = (ctx: Context, key: TextKey): Promise<CourseRecord> =>
  changeOutline(ctx, key, null);

const changeOutline = (ctx: Context, { courseId, locale }: TextKey, outline: StoredFile | null) =>
  actOnRecord(ctx, courseEntity, courseId, async (tx) => {
    const text = await textIn(tx, courseId, locale);
    if (!text) throw new RuleError('courseLanguageMissing');
    const before = text.outline;
    if (before?.key === outline?.key) return null;
    const { key: outlineKey = null, name: outlineName = null, bytes: outlineBytes = null } = outline ?? {};
    await tx
      .updateTable('courseText')
      .set({ outlineKey, outlineName, outlineBytes })
      .where('courseId', '=', courseId)
      .where('locale', '=', locale)
      .execute();
    if (before) await forgetUnlessKept(tx, before.key);
    return {
      action: outline ? 'setCourseOutline' : 'removeCourseOutline',
      before: { locale, outline: before?.name ?? null },
      after: { locale, outline: outlineName },
    };
  });
