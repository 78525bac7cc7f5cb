import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

interface Member {
  personId: string;
  locale: string;
  now: Date;
}

/**
 * The assignments of the groups that a person is in today, each once, and those they handed in with a group they have
 * left: with the deadline of the group they handed in with, else the latest. Groups are not in a student's reach, so it
 * is asked of the whole college; everything in it is narrowed to the person by the first of its tables.
 */
const ownWork = (db: Db, { personId, now }: Omit<Member, 'locale'>) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('assignmentGroup as d', 'd.groupId', 'm.groupId')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .leftJoin('submission as s', (join) =>
      join.onRef('s.assignmentId', '=', 'd.assignmentId').onRef('s.personId', '=', 'm.personId'),
    )
    .distinctOn('d.assignmentId')
    .select([
      'd.assignmentId',
      'a.kind',
      'c.code as courseCode',
      'c.locale as courseLocale',
      'd.dueAt',
      'r.timeZone',
      's.extendedTo',
      's.submittedAt',
      's.returnedAt',
      's.gradedAt',
      's.score',
      's.complete',
    ])
    .where('m.personId', '=', personId)
    .where('a.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('c.hidden', '=', false)
    .where('g.archivedAt', 'is', null)
    .where(
      sql<boolean>`(s.group_id = d.group_id
        or ${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity'))`,
    )
    .orderBy('d.assignmentId')
    .orderBy(sql`s.group_id is not distinct from d.group_id`, 'desc')
    .orderBy('d.dueAt', 'desc');

/**
 * Which assignments of a person's groups have a deadline from an instant on, or before another, by any of the groups or by the
 * time that was given to the person: a few of all there are, found by an index. Which deadline counts is told by ownWork.
 */
const dueWithin = (db: Db, personId: string, from: Date, before: Date | null) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('assignmentGroup as d', 'd.groupId', 'm.groupId')
    .select('d.assignmentId')
    .where('m.personId', '=', personId)
    .where('d.dueAt', '>=', from)
    .$if(before !== null, (query) => query.where('d.dueAt', '<', before ?? from))
    .union(
      db
        .selectFrom('submission as s')
        .select('s.assignmentId')
        .where('s.personId', '=', personId)
        .where('s.extendedTo', '>=', from),
    );

/** The next deadline first; of those with the same one, always in the same order. */
const inOrder = (db: Db, own: ReturnType<typeof ownWork>) =>
  db
    .selectFrom(own.as('own'))
    .selectAll('own')
    .select([
      sql<Date>`greatest(own.due_at, own.extended_to)`.as('closesAt'),
      sql<number>`row_number() over (order by greatest(own.due_at, own.extended_to), own.assignment_id)`.as(
        'place',
      ),
    ]);

/** What lists tell of it, with the title in the language asked for, else in the course's own, else in any. */
const told = (db: Db, own: ReturnType<typeof inOrder>, locale: string) =>
  db
    .selectFrom(own.as('own'))
    .leftJoin('assignmentText as wanted', (join) =>
      join.onRef('wanted.assignmentId', '=', 'own.assignmentId').on('wanted.locale', '=', locale),
    )
    .leftJoin('assignmentText as usual', (join) =>
      join
        .onRef('usual.assignmentId', '=', 'own.assignmentId')
        .onRef('usual.locale', '=', 'own.courseLocale'),
    )
    .select([
      'own.assignmentId as id',
      'own.kind',
      'own.courseCode',
      sql<string>`coalesce(wanted.title, usual.title,
        (select t.title from assignment_text t where t.assignment_id = own.assignment_id order by t.locale limit 1), '')`.as(
        'title',
      ),
      'own.timeZone',
      'own.dueAt',
      'own.extendedTo',
      'own.submittedAt',
      'own.returnedAt',
      'own.gradedAt',
      'own.score',
      'own.complete',
    ])
    .orderBy('own.place');

export const findListed = writtenOnce((db: Db, { personId, locale, now }: Member) =>
  told(db, inOrder(db, ownWork(db, { personId, now })), locale),
);

export const findListedOfCourse = writtenOnce(
  (db: Db, { personId, locale, now, courseId }: Member & { courseId: string }) =>
    told(db, inOrder(db, ownWork(db, { personId, now }).where('a.courseId', '=', courseId)), locale),
);

interface Next extends Member {
  first: number;
  soon: Date;
}

/**
 * The next that a person has to hand in, in a statement that says of deadlines and submissions what the rules say
 * (rules/submission-state.ts); a test compares them.
 */
export const findNext = writtenOnce((db: Db, { personId, locale, now, first, soon }: Next) => {
  const own = ownWork(db, { personId, now }).where(
    'd.assignmentId',
    'in',
    dueWithin(db, personId, now, null),
  );
  const pending = inOrder(db, own)
    .where('own.gradedAt', 'is', null)
    .where(sql<boolean>`greatest(own.due_at, own.extended_to) >= ${now}`)
    .where(sql<boolean>`(own.submitted_at is null or own.returned_at >= own.submitted_at)`);
  return told(db, pending, locale).where(
    sql<boolean>`(own.place <= ${first}::int or own.closes_at <= ${soon})`,
  );
});

/** Those that are due within a span, whether they were handed in or not. */
export const findDueBetween = writtenOnce(
  (db: Db, { personId, locale, now, from, before }: Member & { from: Date; before: Date }) => {
    const own = ownWork(db, { personId, now }).where(
      'd.assignmentId',
      'in',
      dueWithin(db, personId, from, before),
    );
    const due = inOrder(db, own).where(
      sql<boolean>`(greatest(own.due_at, own.extended_to) >= ${from} and greatest(own.due_at, own.extended_to) < ${before})`,
    );
    return told(db, due, locale);
  },
);
