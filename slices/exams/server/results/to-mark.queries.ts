import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import type { Waiting } from '#kit/graphql/waiting.ts';
import { teacherAccountIn } from '#slices/teachers/server/api.ts';
import type { AskedImage } from '../question.queries.ts';

export interface AnswerToMark {
  attemptId: string;
  questionId: string;
  personId: string;
  examTitle: string;
  points: number;
  words: string;
  image: AskedImage | null;
  answer: string;
}

export interface MarkingReach {
  reach: readonly string[] | null;
  courseId: string | null;
  examId: string | null;
  groupId: string | null;
  /** Nobody marks their own, also not in another's place. */
  exceptPersonIds: readonly string[];
}

/** Essays of attempts that were handed in, with what was last written; those that have words and no points yet wait. */
const ESSAYS = sql`exam_attempt a
    cross join lateral jsonb_array_elements(a.asked) as one (question)
    join question_version v on v.id = (one.question ->> 'versionId')::uuid and v.kind = 'ESSAY'
    join lateral (
      select e.body from attempt_event e
      where e.attempt_id = a.id and e.body ->> 'kind' = 'ANSWER' and e.body ->> 'questionId' = v.question_id::text
        and e.device_id = any (a.earlier_devices || a.device_id)
      order by array_position(a.earlier_devices || a.device_id, e.device_id) desc, e.seq desc limit 1) given on true`;
const WAITS = sql`a.ended_at is not null and a.score is null and a.voided_at is null
      and a.ending in ('SUBMITTED', 'TIMED_OUT') and btrim(given.body -> 'answer' ->> 'words') <> ''
      and not exists (select from answer_mark m where m.attempt_id = a.id and m.question_id = v.question_id)`;

const within = ({ reach, courseId, examId, groupId, exceptPersonIds }: MarkingReach) => sql`
      a.person_id <> all (${exceptPersonIds}::uuid[])
      and (${reach}::uuid[] is null or a.region_id = any (${reach}::uuid[]))
      and (${courseId}::uuid is null
        or a.exam_id in (select e.id from exam e where e.course_id = ${courseId}::uuid))
      and (${examId}::uuid is null or a.exam_id = ${examId}::uuid)
      and (${groupId}::uuid is null or a.group_id = ${groupId}::uuid)`;

/** One question after the other: so they are marked alike. */
export async function findAnswersToMark(db: Db, wanted: MarkingReach & { locale: string; max: number }) {
  const { rows } = await sql<AnswerToMark>`
    select a.id as "attemptId", v.question_id as "questionId", a.person_id as "personId", title.title as "examTitle",
      v.points, t.words, case when i.id is not null then
        jsonb_build_object('imageId', i.id, 'alt', t.image_alt, 'width', i.width, 'height', i.height) end as image,
      given.body -> 'answer' ->> 'words' as answer
    from ${ESSAYS}
    join question_text t on t.version_id = v.id and t.locale = a.locale
    left join question_image i on i.id = v.image_id
    join lateral (
      select words.title from exam_text words join exam e on e.id = words.exam_id join course c on c.id = e.course_id
      where e.id = a.exam_id
      order by words.locale = ${wanted.locale} desc, words.locale = c.locale desc, words.locale limit 1) title on true
    where ${WAITS} and ${within(wanted)}
    order by a.exam_id, v.question_id, a.ended_at, a.id limit ${wanted.max}`.execute(db);
  return rows;
}

/** How many there are, also of those that are not listed yet. */
export async function countAnswersToMark(db: Db, wanted: MarkingReach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${ESSAYS} where ${WAITS} and ${within(wanted)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How much waits in a class, and since when the first of it does. */
export interface ClassToMark extends Waiting {
  id: string;
}

interface Marker {
  personId: string;
  exceptPersonIds: readonly string[];
  reach: readonly string[] | null;
}

const TAUGHT = sql`join exam e on e.id = a.exam_id
    join course c on c.id = e.course_id
    join course_group taught on taught.course_id = c.id and taught.group_id = a.group_id`;

/** As the teacher of the course or on the campuses in reach; classes with none are left out. */
export async function countToMarkByCourseOffering(
  db: Db,
  { personId, exceptPersonIds, reach }: Marker,
  courseOfferingIds: readonly string[],
): Promise<ClassToMark[]> {
  const { rows } = await sql<ClassToMark>`
    select taught.id, count(*)::integer as count, min(a.ended_at) as since
    from ${ESSAYS} ${TAUGHT}
    where ${WAITS} and a.person_id <> all (${exceptPersonIds}::uuid[]) and taught.id = any (${courseOfferingIds}::uuid[])
      and (${teacherAccountIn('c.teacher_id', 'a.region_id')} = ${personId}::uuid or ${reach}::uuid[] is null or a.region_id = any (${reach}::uuid[]))
    group by taught.id`.execute(db);
  return rows;
}

/** More than are marked before the next look. */
const MAX_CLASSES = 100;

export async function findCourseOfferingsToMark(
  db: Db,
  { exceptPersonIds, reach }: Omit<Marker, 'personId'>,
): Promise<ClassToMark[]> {
  const { rows } = await sql<ClassToMark>`
    select taught.id, count(*)::integer as count, min(a.ended_at) as since from ${ESSAYS} ${TAUGHT}
    where ${WAITS} and a.person_id <> all (${exceptPersonIds}::uuid[])
      and (${reach}::uuid[] is null or a.region_id = any (${reach}::uuid[]))
    group by taught.id order by count desc, taught.id limit ${MAX_CLASSES}`.execute(db);
  return rows;
}
