import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { can } from '../../rules/permissions.ts';
import type { CourseGradeRecord } from '../course-grade-record.ts';
import type { PastChange } from '../grade-changes.queries.ts';
import { pastChanges } from '../grade-history.ts';
import { gradesOfStudent } from '../read-records.ts';
import { findCourseOfferings } from '../taught.queries.ts';

/** Grades of a person in all their courses or in one. Neither a student nor one campus reaches all of these. */
export const gradesToRead = (
  ctx: Context,
  personId: string,
  courseId: string | null = null,
): Promise<CourseGradeRecord[]> =>
  gradesOfStudent(ctx.unscoped('every course of a person whose grades are in reach'), personId, {
    courseId,
    locale: ctx.locale,
    now: ctx.services.now(),
  });

/** A person whose campus the caller looks after; null for everyone else. */
export async function personWithGrades(ctx: Context, personId: string): Promise<{ personId: string } | null> {
  const person = await findPerson(ctx.db, personId);
  return person && can.readAll(actorOf(ctx), person) ? { personId } : null;
}

type Key = Pick<CourseGradeRecord, 'courseId' | 'groupId' | 'personId'>;

const keyOf = ({ courseId, groupId, personId }: Key): string => [courseId, groupId, personId].join(' ');

const offeringByPlace = loaderById(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const at = (index: number) => [...new Set(asked.map((ids) => ids[index] ?? ''))];
  const found = await findCourseOfferings(ctx.db, { courseIds: at(0), groupIds: at(1) });
  return found.map(({ courseOfferingId, courseId, groupId }) => ({
    id: `${courseId} ${groupId}`,
    courseOfferingId,
  }));
});

export const courseOfferingOf = async (
  ctx: Context,
  { courseId, groupId, regionId }: Pick<CourseGradeRecord, 'courseId' | 'groupId' | 'regionId'>,
): Promise<string | null> =>
  can.readAll(actorOf(ctx), { regionIds: [regionId] })
    ? ((await offeringByPlace(ctx).load(`${courseId} ${groupId}`))?.courseOfferingId ?? null)
    : null;

const changesByGrade = loaderById(async (ctx, keys) => {
  const asked = keys.map((key) => key.split(' '));
  const at = (index: number) => [...new Set(asked.map((ids) => ids[index] ?? ''))];
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
