import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import type { CourseGradeRecord } from './course-grade-record.ts';
import type { PastChange } from './grade-changes.queries.ts';
import { pastChanges } from './grade-history.ts';
import { gradesOfStudent } from './read-records.ts';

/** The caller's grades in all their courses or in one. Their groups and teachers are not in a student's own reach. */
export const ownGrades = (ctx: Context, courseId: string | null = null): Promise<CourseGradeRecord[]> =>
  gradesOfStudent(ctx.unscoped('grades of the caller’s own courses'), actorOf(ctx).personId, {
    courseId,
    locale: ctx.locale,
    now: ctx.services.now(),
  });

type Key = Pick<CourseGradeRecord, 'courseId' | 'groupId' | 'personId'>;

const keyOf = ({ courseId, groupId, personId }: Key): string => [courseId, groupId, personId].join(' ');

const changesByGrade = loaderById(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const at = (place: number) => [...new Set(asked.map((ids) => ids[place] ?? ''))];
  const changes = await pastChanges(ctx.unscoped('changes of grades that are in reach already'), {
    courseIds: at(0),
    groupIds: at(1),
    personIds: at(2),
  });
  return [...Map.groupBy(changes, keyOf)].map(([id, found]) => ({ id, changes: found }));
});

/** Who changed what of a grade, when and why, the newest first. */
export const changesOf = async (ctx: Context, grade: Key): Promise<PastChange[]> =>
  (await changesByGrade(ctx).load(keyOf(grade)))?.changes ?? [];
