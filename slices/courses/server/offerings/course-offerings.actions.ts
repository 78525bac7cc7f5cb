import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import { writeAudit } from '#kit/db/audit/audit.ts';
import type { Tx } from '#kit/db/database.ts';
import { deleteRow, updateRow } from '#kit/db/rows.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { changedFields, pickFields } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import { letTeacherAct, withdrawTeacher } from '#slices/teachers/server/api.ts';
import {
  areDaysReversed,
  courseOffering as fields,
  MAX_GROUPS_AT_ONCE,
  type CourseOfferingValues,
} from '../../rules/course-offering.ts';
import { can } from '../../rules/permissions.ts';
import { findCourses, type CourseRecord } from '../course.queries.ts';
import { lockedCourse } from '../managing/course-use.ts';
import {
  findCourseOffering,
  findCourseOfferingsOfGroup,
  type CourseOfferingRecord,
} from './course-offerings.queries.ts';

type CourseOfferingInput = InputOf<typeof fields>;

/** The groups among these that are within reach, held so that two who fill them take turns. */
const lockGroups = (tx: Tx, groupIds: readonly string[]) =>
  tx
    .selectFrom('studentGroup')
    .select(['id', 'regionId'])
    .where('id', '=', anyId(groupIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();

/** Puts a course behind the others of groups, or where it is wanted; says of which it was not one yet. */
async function insertCourseOfferings(
  tx: Tx,
  {
    courseId,
    groupIds,
    term,
    firstDay,
    lastDay,
    position,
  }: CourseOfferingValues & { courseId: string; groupIds: readonly string[]; position: number | null },
): Promise<{ id: string; groupId: string; regionId: string }[]> {
  return tx
    .insertInto('courseGroup')
    .columns(['courseId', 'groupId', 'regionId', 'term', 'firstDay', 'lastDay', 'position'])
    .expression((eb) =>
      eb
        .selectFrom('studentGroup as g')
        .select((of) => [
          of.val(courseId).as('courseId'),
          'g.id as groupId',
          'g.regionId',
          of.val(term).as('term'),
          sql<Day>`${firstDay}::date`.as('firstDay'),
          sql<Day | null>`${lastDay}::date`.as('lastDay'),
          sql<number>`coalesce(${position}::integer,
            (select coalesce(max(o.position), 0) + 1 from course_group o where o.group_id = g.id))`.as(
            'position',
          ),
        ])
        .where('g.id', '=', anyId(groupIds)),
    )
    .onConflict((conflict) => conflict.columns(['groupId', 'courseId']).doNothing())
    .returning(['id', 'groupId', 'regionId'])
    .execute();
}

/** Puts the courses of a group in this order. */
async function storeOrder(tx: Tx, groupId: string, courseOfferingIds: readonly string[]): Promise<void> {
  await sql`update course_group set position = wished.position
    from unnest(${courseOfferingIds}::uuid[]) with ordinality as wished (id, position)
    where course_group.id = wished.id and course_group.group_id = ${groupId}::uuid`.execute(tx);
}

interface Given {
  courseId: string;
  groupIds: readonly string[];
  courseOfferingInput: CourseOfferingInput;
  /** Its place among the courses of the groups, such as the one it had before; else it comes last. */
  position?: number | null | undefined;
}

function parsedOffering(input: CourseOfferingInput): CourseOfferingValues {
  const parsed = parsedInput(fields, input);
  if (areDaysReversed(parsed)) throw new RuleError('teachingDaysReversed');
  return parsed;
}

/** Gives a course to groups, all of them or none. A group that has it already keeps it as it is. */
export async function teachCourse(
  ctx: Context,
  { courseId, groupIds, courseOfferingInput, position = null }: Given,
): Promise<CourseRecord> {
  const wanted = [...new Set(groupIds)];
  // Giving it to nobody would only be a way to read it, without a trace.
  if (wanted.length === 0) throw new RuleError('requestNotUnderstood');
  if (wanted.length > MAX_GROUPS_AT_ONCE)
    throw new RuleError('tooManyGroups', 'BAD_USER_INPUT', { max: MAX_GROUPS_AT_ONCE });
  const parsed = parsedOffering(courseOfferingInput);
  return transaction(ctx.db, async (tx) => {
    const course = await lockedCourse(tx, ctx, courseId);
    const groups = await lockGroups(tx, wanted);
    const actor = actorOf(ctx);
    if (groups.length < wanted.length || groups.some((group) => !can.teach(actor, group)))
      throw new RuleError('recordNotFound', 'NOT_FOUND');
    if (course.archived) throw new RuleError('courseIsArchived');
    const made = await insertCourseOfferings(tx, { courseId, groupIds: wanted, position, ...parsed });
    // The person who looks after these groups takes the course with its teacher, who grades them from now on.
    if (course.teacherId && made.length > 0)
      await letTeacherAct(tx, {
        teacherId: course.teacherId,
        regionIds: made.map(({ regionId }) => regionId),
        givenBy: actor.personId,
      });
    await writeAudit(
      tx,
      ctx.audit,
      ...made.map(({ groupId, regionId }) => ({
        action: 'teachCourse' as const,
        entity: 'group',
        entityId: groupId,
        regionId,
        after: { courseId, code: course.code, ...parsed },
      })),
    );
    return course;
  });
}

/** A course offering that the caller may change, its group held until the transaction ends. */
async function loadCourseOfferingForUpdate(tx: Tx, ctx: Context, id: string): Promise<CourseOfferingRecord> {
  const found = await findCourseOffering(tx, id, ctx.services.now());
  if (found) await lockGroups(tx, [found.groupId]);
  const courseOffering = found && (await findCourseOffering(tx, id, ctx.services.now()));
  if (!courseOffering || !can.teach(actorOf(ctx), courseOffering))
    throw new RuleError('recordNotFound', 'NOT_FOUND');
  return courseOffering;
}

/** Changes term or days, unless they were changed since the form was opened. What is said again changes nothing. */
export async function changeCourseOffering(
  ctx: Context,
  {
    courseOfferingId,
    version,
    courseOfferingInput,
  }: { courseOfferingId: string; version: number; courseOfferingInput: CourseOfferingInput },
): Promise<CourseOfferingRecord> {
  const parsed = parsedOffering(courseOfferingInput);
  return transaction(ctx.db, async (tx) => {
    const before = await loadCourseOfferingForUpdate(tx, ctx, courseOfferingId);
    const changed = changedFields(fields, before, parsed);
    if (changed.length === 0) return before;
    if (version !== before.version) throw new RuleError('changedMeanwhile');
    await updateRow(tx, 'courseGroup', courseOfferingId, parsed);
    const { courseId, groupId, regionId } = before;
    await audit(tx, ctx, {
      action: 'changeTeaching',
      entity: 'group',
      entityId: groupId,
      regionId,
      before: { courseId, ...pickFields<typeof fields>(changed, before) },
      after: { courseId, ...pickFields<typeof fields>(changed, parsed) },
    });
    return loadCourseOfferingForUpdate(tx, ctx, courseOfferingId);
  });
}

/** Takes a course away from a group. What students have seen of it stays theirs, and comes back with it. */
export const removeCourseOffering = (ctx: Context, courseOfferingId: string): Promise<boolean> =>
  transaction(ctx.db, async (tx) => {
    const { courseId, groupId, regionId, term, firstDay, lastDay } = await loadCourseOfferingForUpdate(
      tx,
      ctx,
      courseOfferingId,
    );
    await deleteRow(tx, 'courseGroup', courseOfferingId);
    const [course] = await findCourses(tx, [courseId], ctx.locale);
    if (course?.teacherId) await withdrawTeacher(tx, course.teacherId);
    await audit(tx, ctx, {
      action: 'stopTeaching',
      entity: 'group',
      entityId: groupId,
      regionId,
      before: { courseId, term, firstDay, lastDay },
    });
    return true;
  });

/** Puts the courses of a group in an order. Who did not know one that was added meanwhile is told so. */
export const orderCourses = (
  ctx: Context,
  { groupId, courseOfferingIds }: { groupId: string; courseOfferingIds: readonly string[] },
): Promise<CourseOfferingRecord[]> =>
  transaction(ctx.db, async (tx) => {
    const now = ctx.services.now();
    const [group] = await lockGroups(tx, [groupId]);
    if (!group || !can.teach(actorOf(ctx), group)) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const before = (await findCourseOfferingsOfGroup(tx, groupId, now)).map(({ id }) => id);
    if (before.join() === courseOfferingIds.join()) return findCourseOfferingsOfGroup(tx, groupId, now);
    if (before.toSorted().join() !== courseOfferingIds.toSorted().join())
      throw new RuleError('changedMeanwhile');
    await storeOrder(tx, groupId, courseOfferingIds);
    await audit(tx, ctx, {
      action: 'orderCourses',
      entity: 'group',
      entityId: groupId,
      regionId: group.regionId,
      before: { courseOfferingIds: before },
      after: { courseOfferingIds },
    });
    return findCourseOfferingsOfGroup(tx, groupId, now);
  });
