import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { dueSoon, type NextDue } from '#slices/exams/rules/next-due.ts';
import { closesAt, isToBeDone, stateOf, type SubmissionState } from '../../rules/submission-state.ts';
import { WHEN_WORK_IS_HANDED_IN } from './own-assignment.ts';

interface Asked {
  personId: string;
  locale: string;
  now: Date;
  first: number;
  soon: Date;
}

/**
 * The next assignments that a person has to hand in, in a statement that says of deadlines and submissions what the rules
 * say (rules/submission-state.ts); a test compares them. Groups are not in a student's reach, so it is asked of the whole
 * college; everything in it is narrowed to the person by the first of its tables.
 */
const findNext = writtenOnce((db: Db, { personId, locale, now, first, soon }: Asked) =>
  db
    .with('own', (qb) =>
      qb
        .selectFrom('groupMember as m')
        .innerJoin('assignmentGroup as d', 'd.groupId', 'm.groupId')
        .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
        .innerJoin('region as r', 'r.id', 'd.regionId')
        .leftJoin('submission as s', (join) =>
          join.onRef('s.assignmentId', '=', 'd.assignmentId').onRef('s.personId', '=', 'm.personId'),
        )
        .distinctOn('d.assignmentId')
        .select([
          'd.assignmentId',
          'd.dueAt',
          'r.timeZone',
          's.extendedTo',
          's.submittedAt',
          's.returnedAt',
          's.gradedAt',
        ])
        .where('m.personId', '=', personId)
        .where('g.archivedAt', 'is', null)
        .where(
          sql<boolean>`(s.group_id = d.group_id
            or ${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity'))`,
        )
        .orderBy('d.assignmentId')
        .orderBy(sql`s.group_id is not distinct from d.group_id`, 'desc')
        .orderBy('d.dueAt', 'desc'),
    )
    .with('pending', (qb) =>
      qb
        .selectFrom('own')
        .innerJoin('assignment as a', 'a.id', 'own.assignmentId')
        .innerJoin('course as c', 'c.id', 'a.courseId')
        .selectAll('own')
        .select(['c.code as courseCode', 'c.locale as courseLocale'])
        .select(sql<Date>`greatest(own.due_at, own.extended_to)`.as('closesAt'))
        .select(
          sql<number>`row_number() over (order by greatest(own.due_at, own.extended_to), own.assignment_id)`.as(
            'place',
          ),
        )
        .where('a.archivedAt', 'is', null)
        .where('c.archivedAt', 'is', null)
        .where('c.hidden', '=', false)
        .where('own.gradedAt', 'is', null)
        .where(sql<boolean>`greatest(own.due_at, own.extended_to) >= ${now}`)
        .where(sql<boolean>`(own.submitted_at is null or own.returned_at >= own.submitted_at)`),
    )
    .selectFrom('pending as p')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('assignmentText as t')
          .select('t.title')
          .whereRef('t.assignmentId', '=', 'p.assignmentId')
          .orderBy(sql`t.locale = ${locale}`, 'desc')
          .orderBy(sql`t.locale = p.course_locale`, 'desc')
          .orderBy('t.locale')
          .limit(1)
          .as('t'),
      (join) => join.onTrue(),
    )
    .select([
      'p.assignmentId as id',
      'p.courseCode',
      't.title',
      'p.timeZone',
      'p.dueAt',
      'p.extendedTo',
      'p.submittedAt',
      'p.returnedAt',
      'p.gradedAt',
    ])
    .where(sql<boolean>`(p.place <= ${first}::int or p.closes_at <= ${soon})`)
    .orderBy('p.place'),
);

type Found = Awaited<ReturnType<typeof findNext>>[number];

export interface PendingAssignment extends Pick<Found, 'id' | 'courseCode' | 'title' | 'timeZone'> {
  dueDate: Date;
  state: SubmissionState;
}

/** What the caller has still to hand in, for the first time or again. */
export async function pendingAssignments(ctx: Context, asked: NextDue): Promise<PendingAssignment[]> {
  const now = ctx.services.now();
  const rows = await findNext(ctx.unscoped(WHEN_WORK_IS_HANDED_IN), {
    personId: actorOf(ctx).personId,
    locale: ctx.locale,
    now,
    first: asked.first,
    soon: dueSoon(asked, now),
  });
  return rows
    .map((facts) => ({ ...facts, dueDate: closesAt(facts), state: stateOf(facts, now) }))
    .filter(({ state }) => isToBeDone(state));
}
