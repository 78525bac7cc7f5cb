import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { courseToChange } from './load-course-for-update.ts';
import type { CourseRecord } from '../course-record.ts';
import { storeArchived } from './course-writing.queries.ts';

/** Puts a course away that is no longer taught, or brings it back. What it was taught to stays on record. */
export const archiveCourse = (ctx: Context, courseId: string, archived: boolean): Promise<CourseRecord> =>
  transaction(ctx.db, async (tx) => {
    const course = await courseToChange(tx, ctx, courseId);
    if (course.archived === archived) return course;
    await storeArchived(tx, courseId, archived ? ctx.services.now() : null);
    await audit(tx, ctx, {
      action: archived ? 'archiveCourse' : 'restoreCourse',
      entity: 'course',
      entityId: courseId,
    });
    return { ...course, archived };
  });
