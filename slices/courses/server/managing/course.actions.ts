import { sql } from 'kysely';
import { isStillNamed } from '#kit/db/constraint.ts';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, insertRow, updateRow } from '#kit/db/rows.ts';
import { actorOf } from '#kit/graphql/action.ts';
import {
  actOnRecord,
  createRecord,
  deleteRecord,
  parsedInput,
  updateRecord,
} from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { refuseTaken } from '#kit/graphql/refuse-gone.ts';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import { findCategory } from '#slices/categories/server/api.ts';
import { findTeacher, letTeacherAct, withdrawTeacher } from '#slices/teachers/server/api.ts';
import { type course as fields, courseTexts as textFields, type CourseValues } from '../../rules/course.ts';
import { findCourseFiles } from '../course-files.queries.ts';
import type { CourseRecord } from '../course.queries.ts';
import { copyCourseFiles, forgetUnlessKept } from './course-files.actions.ts';
import { findCourseTexts, storeTexts, textIn } from './course-texts.queries.ts';
import { courseEntity, lockedCourse, refuseForeignGroups } from './course-use.ts';

type CourseInput = InputOf<typeof fields>;

const rowOf = ({ ownLocale, ...values }: CourseValues) => ({ ...values, locale: ownLocale });
const refuseTakenCode = refuseTaken('courseCodeTaken', 'code');

/** Refuses a category or teacher that is not there, or a category that is for other things. */
async function checkNamed(tx: Tx, ctx: Context, named: Partial<CourseValues>): Promise<void> {
  const { teacherId, categoryId } = named;
  if (categoryId && !(await findCategory(tx, categoryId))?.uses.includes('COURSES'))
    throw new RuleError('categoryUnknown');
  // The catalogue is the whole college's: a course may be taught by a teacher of another campus.
  const everywhere = ctx.unscopedWithin(tx, 'teachers whom a course may name');
  if (teacherId && !(await findTeacher(everywhere, teacherId))) throw new RuleError('courseTeacherUnknown');
}

type CourseCopier = (tx: Tx, copied: { fromId: string; toId: string }) => Promise<void>;
const copiers: CourseCopier[] = [copyTexts, copyCourseFiles];

/**
 * A slice above says what of its own a copy of a course takes over, such as its lessons.
 * @public
 */
export const onCourseCopied = (copier: CourseCopier): void => void copiers.push(copier);

/** The copy has its texts in its own language already: of these it takes over the outline. */
async function copyTexts(tx: Tx, { fromId, toId }: { fromId: string; toId: string }): Promise<void> {
  await sql`insert into course_text (course_id, locale, name, description, outline_key, outline_name, outline_bytes)
    select ${toId}::uuid, locale, name, description, outline_key, outline_name, outline_bytes
    from course_text where course_id = ${fromId}::uuid
    on conflict (course_id, locale) do update set outline_key = excluded.outline_key,
      outline_name = excluded.outline_name, outline_bytes = excluded.outline_bytes`.execute(tx);
}

interface NewCourse {
  courseId: string;
  courseInput: CourseInput;
  courseTexts: InputOf<typeof textFields>;
  /** The course it was begun from, whose other languages, outlines and files it takes over. */
  copyOf?: string | null | undefined;
}

export function createCourse(ctx: Context, made: NewCourse): Promise<CourseRecord> {
  const { courseId: id, copyOf } = made;
  const texts = parsedInput(textFields, made.courseTexts);
  return createRecord(ctx, courseEntity, {
    action: 'createCourse',
    id,
    input: made.courseInput,
    async insert(tx, values) {
      await checkNamed(tx, ctx, values);
      if (copyOf) await lockedCourse(tx, ctx, copyOf);
      if (!(await insertRow(tx, 'course', { id, ...rowOf(values) }).catch(refuseTakenCode))) {
        const stored = await textIn(tx, id, values.ownLocale);
        if (!stored || changedFields(textFields, stored, texts).length > 0)
          throw new RuleError('changedMeanwhile');
        return false;
      }
      await storeTexts(tx, { courseId: id, locale: values.ownLocale }, texts);
      if (!copyOf) return texts;
      for (const copy of copiers) await copy(tx, { fromId: copyOf, toId: id });
      return { ...texts, copyOf };
    },
  });
}

interface CourseChange {
  courseId: string;
  version: number;
  courseInput: CourseInput;
}

export const updateCourse = (
  ctx: Context,
  { courseId: id, version, courseInput: input }: CourseChange,
): Promise<CourseRecord> =>
  updateRecord(ctx, courseEntity, {
    action: 'updateCourse',
    id,
    version,
    input,
    async write(tx, { before, after, changed }) {
      if (!before.locales.includes(after.ownLocale)) throw new RuleError('courseLanguageMissing');
      // A category that is no longer for courses stays where it was chosen before.
      await checkNamed(tx, ctx, pickFields<typeof fields>(changed, after));
      const hasNewTeacher = changed.includes('teacherId');
      const regionIds = hasNewTeacher ? await refuseForeignGroups(tx, ctx, id) : [];
      await updateRow(tx, 'course', id, rowOf(after)).catch(refuseTakenCode);
      if (!hasNewTeacher) return;
      // The groups of the course come to another teacher, who acts on their campuses from now on.
      const { teacherId } = after;
      if (before.teacherId) await withdrawTeacher(tx, before.teacherId);
      if (teacherId) await letTeacherAct(tx, { teacherId, regionIds, givenBy: actorOf(ctx).personId });
    },
  });

/** Puts a course away that is no longer taught, or brings it back. What it was taught to stays on record. */
export const archiveCourse = (ctx: Context, courseId: string, archived: boolean): Promise<CourseRecord> =>
  actOnRecord(ctx, courseEntity, courseId, async (tx, course) => {
    if (course.archived === archived) return null;
    const archivedAt = archived ? ctx.services.now() : null;
    await tx.updateTable('course').set({ archivedAt }).where('id', '=', courseId).execute();
    return { action: archived ? 'archiveCourse' : 'restoreCourse' };
  });

/** Deletes a course that was made by mistake. The tables that name it tell whether anything needs it. */
export const deleteCourse = (ctx: Context, courseId: string): Promise<boolean> =>
  deleteRecord(ctx, courseEntity, {
    action: 'deleteCourse',
    id: courseId,
    async remove(tx, { ownLocale }) {
      const [texts, files] = [await findCourseTexts(tx, [courseId]), await findCourseFiles(tx, [courseId])];
      await deleteRow(tx, 'course', courseId).catch((error: unknown) => {
        if (!isStillNamed(error)) throw error;
        throw new RuleError('courseInUse', 'BAD_USER_INPUT', {}, { cause: error });
      });
      const stored = [...texts.flatMap(({ outline }) => outline ?? []), ...files];
      await forgetUnlessKept(tx, ...stored.map(({ key }) => key));
      return { name: texts.find(({ locale }) => locale === ownLocale)?.name };
    },
  });
