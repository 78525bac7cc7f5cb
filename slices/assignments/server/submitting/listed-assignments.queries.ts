import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

interface Member {
  personId: string;
  locale: string;
  now: Date;
}

interface Span {
  from: Date;
  before: Date;
}

/**
 * The assignments of the groups that a person is in today, each once, and those they handed in with a group they have
 * left: with the deadline of the group they handed in with, else the latest. Groups are not in a student's reach, so it
 * is asked of the whole college; everything in it is narrowed to the person by the first of its tables.
 */
const datedWork = (db: Db, { personId, now }: Omit<Member, 'locale'>) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('assignmentGroup as d', 'd.groupId', 'm.groupId')
    .innerJoin('assignment as a', 'a.id', 'd.assignmentId')
    .innerJoin('studentGroup as g', 'g.id', 'd.groupId')
    .innerJoin('region as r', 'r.id', 'd.regionId')
    .leftJoin('submission as s', (join) =>
      join.onRef('s.assignmentId', '=', 'd.assignmentId').onRef('s.personId', '=', 'm.personId'),
    )
    .distinctOn('d.assignmentId')
    .select([
      'd.assignmentId',
      'd.dueAt',
      sql<Date | null>`app.joined_course_at(a.course_id, m.person_id, r.time_zone)`.as('joinedAt'),
      'r.timeZone',
      's.extendedTo',
      's.submittedAt',
      's.returnedAt',
      's.gradedAt',
      's.score',
      's.complete',
      sql<Date>`greatest(d.due_at, s.extended_to)`.as('closesAt'),
    ])
    .where('m.personId', '=', personId)
    .where('g.archivedAt', 'is', null)
    .where(
      sql<boolean>`(s.group_id = d.group_id
        or ${dayInZone(now, 'r.timeZone')} between m.first_day and coalesce(m.last_day, 'infinity'))`,
    )
    .orderBy('d.assignmentId')
    .orderBy(sql`s.group_id is not distinct from d.group_id`, 'desc')
    .orderBy('d.dueAt', 'desc');

/** Of these the ones that students see, with their courses. */
const ownWork = (db: Db, dated: ReturnType<typeof datedWork>) =>
  db
    .selectFrom(dated.as('dated'))
    .innerJoin('assignment as a', 'a.id', 'dated.assignmentId')
    .innerJoin('course as c', 'c.id', 'a.courseId')
    .selectAll('dated')
    .select(['a.kind', 'a.courseId', 'c.code as courseCode', 'c.locale as courseLocale'])
    .where('a.archivedAt', 'is', null)
    .where('c.archivedAt', 'is', null)
    .where('c.hidden', '=', false);

/**
 * Which assignments of a person's groups have a deadline within a span, by any of the groups or by the
 * time that was given to the person: a few of all there are, found by an index. Which deadline counts is told by datedWork.
 */
const dueWithin = (db: Db, personId: string, from: Date, before: Date) =>
  db
    .selectFrom('groupMember as m')
    .innerJoin('assignmentGroup as d', 'd.groupId', 'm.groupId')
    .select('d.assignmentId')
    .where('m.personId', '=', personId)
    .where('d.dueAt', '>=', from)
    .where('d.dueAt', '<', before)
    .union(
      db
        .selectFrom('submission as s')
        .select('s.assignmentId')
        .where('s.personId', '=', personId)
        .where('s.extendedTo', '>=', from),
    );

/** The next deadline first; of those with the same one, always in the same order. Some may be counted by themselves. */
const inOrder = (db: Db, own: ReturnType<typeof ownWork>, isFirst = sql<boolean>`true`) =>
  db
    .selectFrom(own.as('own'))
    .selectAll('own')
    .select([
      isFirst.as('isFirst'),
      sql<number>`row_number() over (partition by ${isFirst}
        order by own.closes_at, own.assignment_id)`.as('place'),
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
      sql<string>`coalesce((select x.name from course_text x where x.course_id = own.course_id
        order by x.locale = ${locale} desc, x.locale = own.course_locale desc, x.locale limit 1), own.course_code)`.as(
        'courseName',
      ),
      sql<string>`coalesce(wanted.title, usual.title,
        (select t.title from assignment_text t where t.assignment_id = own.assignment_id order by t.locale limit 1), '')`.as(
        'title',
      ),
      'own.timeZone',
      'own.dueAt',
      'own.joinedAt',
      'own.extendedTo',
      'own.submittedAt',
      'own.returnedAt',
      'own.gradedAt',
      'own.score',
      'own.complete',
    ])
    .orderBy('own.closesAt')
    .orderBy('own.assignmentId');

export const findListed = writtenOnce((db: Db, { personId, locale, now }: Member) =>
  told(db, inOrder(db, ownWork(db, datedWork(db, { personId, now }))), locale),
);

export const findListedOfCourse = writtenOnce(
  (db: Db, { personId, locale, now, courseId }: Member & { courseId: string }) => {
    const own = ownWork(db, datedWork(db, { personId, now })).where('a.courseId', '=', courseId);
    return told(db, inOrder(db, own), locale);
  },
);

interface Next extends Member, Span {
  first: number;
  soon: Date;
}

/**
 * The next that a person has to hand in, in a statement that says of deadlines and submissions what the rules say
 * (rules/submission-state.ts; a test compares them), and those that are due within a span around now, whether they were handed
 * in or not: a page that tells the ones tells also what these days hold.
 */
export const findNextAndBetween = writtenOnce(
  (db: Db, { personId, locale, now, first, soon, from, before }: Next) => {
    const own = ownWork(db, datedWork(db, { personId, now })).where('dated.closesAt', '>=', from);
    const isPending = sql<boolean>`(own.graded_at is null and own.closes_at >= ${now}
      and (own.submitted_at is null or own.returned_at >= own.submitted_at))`;
    const placed = inOrder(db, own, isPending);
    const isNext = sql<boolean>`(own.is_first and (own.place <= ${first}::int or own.closes_at <= ${soon}))`;
    return told(db, placed, locale)
      .select(isNext.as('isNext'))
      .where(sql<boolean>`(${isNext} or (own.closes_at >= ${from} and own.closes_at < ${before}))`);
  },
);

/** Those that are due within a span, whether they were handed in or not. */
export const findDueBetween = writtenOnce(
  (db: Db, { personId, locale, now, from, before }: Member & Span) => {
    const dated = datedWork(db, { personId, now }).where(
      'd.assignmentId',
      'in',
      dueWithin(db, personId, from, before),
    );
    const own = ownWork(db, dated).where('dated.closesAt', '>=', from).where('dated.closesAt', '<', before);
    return told(db, inOrder(db, own), locale);
  },
);
