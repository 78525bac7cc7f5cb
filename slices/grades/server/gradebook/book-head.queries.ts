import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import type { Db } from '#kit/db/database.ts';
import { dayInZone } from '#kit/db/day-in-zone.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import {
  courseOfferingsToFollow,
  regionsUsing,
  type CourseOfferingRecord,
} from '#slices/courses/server/api.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';
import type { PartKind } from '../../rules/course-grade.ts';
import type { Weights } from '../../rules/weights.ts';
import type { FinalisationRecord } from '../finalising/finalisation.queries.ts';
import { isTaken, type Params } from '../taken-courses.queries.ts';

/** An exam or assignment that the group has, as it is stored: instants are text. */
export interface StoredColumn {
  id: string;
  kind: PartKind;
  title: string;
  dueAt: string;
}

/** A column of a book that is settled. */
export interface SettledColumn extends StoredColumn {
  weight: number;
}

/** That grades were settled, as it is stored: instants are text. */
export interface StoredFinalisation extends Pick<
  FinalisationRecord,
  'id' | 'finalisedBy' | 'unlockedBy' | 'unlockReason'
> {
  finalisedAt: string;
  unlockedAt: string | null;
}

export interface BookHead extends CourseOfferingRecord {
  /** The accounts of those who teach the course or the group. */
  teacherPersonIds: string[];
  /** The account of the user who teaches the course. */
  courseTeacherPersonId: string | null;
  courseCode: string;
  courseName: string;
  /** The campuses that use the course. */
  usedIn: string[];
  /** The newest first. */
  finalisations: StoredFinalisation[];
  weights: Weights | null;
  weightsVersion: number | null;
  /** The one that holds. */
  finalisationId: string | null;
  /** Those whose grades are settled. */
  settledCount: number;
  /** Those whose grades still follow from exams and assignments. */
  openCount: number;
  columns: StoredColumn[];
  settledColumns: SettledColumn[] | null;
}

const title = (table: 'exam' | 'assignment', locale: string) => sql<string>`coalesce((
  select words.title from ${sql.table(`${table}_text`)} words where words.${sql.ref(`${table}_id`)} = part.id
  order by words.locale = ${locale} desc, words.locale = c.locale desc, words.locale limit 1), '')`;

/** What is archived still counts where it was due by then. */
const columns = (locale: string) => sql<StoredColumn[]>`coalesce((
  select json_agg(json_build_object('id', id, 'kind', kind, 'title', title, 'dueAt', due_at) order by due_at, kind <> 'EXAM', id)
  from (
    select part.id, 'EXAM' as kind, s.deadline as due_at, ${title('exam', locale)} as title
    from exam part join exam_group s on s.exam_id = part.id
    where part.course_id = t.course_id and s.group_id = t.group_id
      and (part.archived_at is null or part.archived_at > s.deadline)
    union all
    select part.id, case part.kind when 'GRADED' then 'ASSIGNMENT' else 'COMPLETION' end, d.due_at,
      ${title('assignment', locale)}
    from assignment part join assignment_group d on d.assignment_id = part.id
    where part.course_id = t.course_id and d.group_id = t.group_id
      and (part.archived_at is null or part.archived_at > d.due_at)
  ) part), '[]')`;

/** All results of one finalisation have the same parts. */
const settledColumns = sql<SettledColumn[] | null>`(
  select (select json_agg(json_build_object('id', part -> 'id', 'kind', part -> 'kind', 'title', part -> 'title',
      'dueAt', part -> 'dueAt', 'weight', part -> 'weight')) from jsonb_array_elements(s.parts) part)
  from course_result s where s.finalisation_id = f.id limit 1)`;

interface Wanted extends Params {
  courseOfferingId: string;
}

const finalisations = sql<StoredFinalisation[]>`coalesce((
  select json_agg(json_build_object('id', past.id, 'finalisedBy', past.finalised_by, 'finalisedAt', past.finalised_at,
    'unlockedBy', past.unlocked_by, 'unlockedAt', past.unlocked_at, 'unlockReason', past.unlock_reason)
    order by past.finalised_at desc)
  from finalisation past where past.course_id = t.course_id and past.group_id = t.group_id), '[]')`;

/** The day is worked out once (offset 0), and not again for each of a thousand. */
const openCount = (now: Date) => sql<number>`(
  select count(*)::int
  from (select ${dayInZone(now, 'r.timeZone')} as day offset 0) today, group_member m
  where m.group_id = t.group_id and ${isTaken(sql<Day>`today.day`)} and (f.id is null or not exists (
    select from course_result s where s.finalisation_id = f.id and s.person_id = m.person_id)))`;

const read = writtenOnce((db: Db, { courseOfferingId, locale, now }: Wanted) =>
  courseOfferingsToFollow(db, now)
    .leftJoin('courseWeights as w', 'w.courseId', 't.courseId')
    .leftJoin('finalisation as f', (join) =>
      join
        .onRef('f.courseId', '=', 't.courseId')
        .onRef('f.groupId', '=', 't.groupId')
        .on('f.unlockedAt', 'is', null),
    )
    .select([
      teacherAccountIn('c.teacher_id', 't.region_id').as('courseTeacherPersonId'),
      'c.code as courseCode',
      sql<string>`(select words.name from course_text words where words.course_id = c.id
        and words.locale in (${locale}, c.locale) order by words.locale = ${locale} desc limit 1)`.as(
        'courseName',
      ),
      regionsUsing('t.course_id').as('usedIn'),
      finalisations.as('finalisations'),
      sql<Weights | null>`w.weights`.as('weights'),
      'w.version as weightsVersion',
      'f.id as finalisationId',
      sql<number>`(select count(*)::int from course_result s where s.finalisation_id = f.id)`.as(
        'settledCount',
      ),
      openCount(now).as('openCount'),
      columns(locale).as('columns'),
      settledColumns.as('settledColumns'),
    ])
    .where('t.id', '=', courseOfferingId),
);

/** What a gradebook says before its first line. Asked of the whole college. */
export const findBookHead = async (db: Db, wanted: Wanted): Promise<BookHead | undefined> =>
  (await read(db, wanted))[0];
