import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedValues } from '#slices/courses/rules/course.ts';
import { copyCourseFiles } from '../course-files.queries.ts';
import { loadCourseForUpdate } from './load-course-for-update.ts';
import {
  checkNamed,
  parseCourse,
  parseTexts,
  type CourseInputShape,
  type CourseTextsInputShape,
} from './course-input.ts';
import type { CourseRecord } from '../course-record.ts';
import { copyTexts, insertCourse, isCodeTaken } from './course-writing.queries.ts';
import { afterCopy } from './after-copy.ts';
import { textIn } from './write-course-text.ts';

interface NewCourse {
  courseId: string;
  courseInput: CourseInputShape;
  courseTexts: CourseTextsInputShape;
  /** The course it was begun from, whose other languages, outlines and files it takes over. */
  copyOf?: string | null | undefined;
}

/**
 * Makes a course. Its id comes from the form, so that a form which is sent twice, because the first answer was lost,
 * makes one course; and if it says something else the second time, that is not dropped unseen.
 */
export async function createCourse(ctx: Context, made: NewCourse): Promise<CourseRecord> {
  const { courseId, copyOf } = made;
  const values = parseCourse(made.courseInput);
  const words = parseTexts(made.courseTexts);
  return transaction(ctx.db, async (tx) => {
    if (await isCodeTaken(tx, values.code, courseId)) throw new RuleError('courseCodeTaken');
    await checkNamed(tx, ctx, values);
    if (copyOf) await loadCourseForUpdate(tx, ctx, copyOf);
    const isNew = await insertCourse(tx, courseId, { values, words });
    const course = await loadCourseForUpdate(tx, ctx, courseId);
    if (!isNew) {
      const written = await textIn(tx, courseId, course.ownLocale);
      const isSame = written?.name === words.name && written.description === words.description;
      if (!isSame || changedValues(course, values).length > 0) throw new RuleError('changedMeanwhile');
      return course;
    }
    if (copyOf) {
      await copyTexts(tx, copyOf, courseId);
      await copyCourseFiles(tx, copyOf, courseId);
      await afterCopy(tx, { fromId: copyOf, toId: courseId });
    }
    await audit(tx, ctx, {
      action: 'createCourse',
      entity: 'course',
      entityId: courseId,
      after: { ...values, ...words, ...(copyOf && { copyOf }) },
    });
    return loadCourseForUpdate(tx, ctx, courseId);
  });
}
