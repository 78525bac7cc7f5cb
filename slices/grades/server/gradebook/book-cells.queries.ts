import { sql } from 'kysely';
import type { Db } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Percent } from '#kit/percent/percent.ts';
import type { CourseState, CourseStep, PartFacts } from '../../rules/course-grade.ts';
import { EXTRA_MINUTES, holdsAt } from '#slices/exams/server/api.ts';
import { acceptedAmendment, heldScore, heldState, heldSteps } from '../amendments/accepted-amendment.ts';
import { bookStudents, type StudentsParams } from './book-students.queries.ts';

// Whole columns come as lists: ten thousand grades are read as one value, not as rows of their own.

interface Params extends StudentsParams {
  courseId: string;
  groupId: string;
  examIds: readonly string[];
  assignmentIds: readonly string[];
}

/** The highest scores of those who sat an exam; null where an attempt waits for one. */
interface StoredExam {
  id: string;
  people: string[];
  scores: (Percent | null)[];
}

/** What those reached who handed something in. */
interface StoredWork {
  id: string;
  /** Whose work is graded. */
  people: string[] | null;
  scores: (Percent | null)[] | null;
  completes: (boolean | null)[] | null;
  others: UngradedWork[] | null;
}

/** Whose it is, when it was handed in, given back, and until when there is more time. */
export type UngradedWork = readonly [
  personId: string,
  submittedAt: string | null,
  returnedAt: string | null,
  extendedTo: string | null,
];

/** More time in an exam, granted for it or kept on the student: for whom, in which, how many minutes, and until when. */
export type StoredGrant = [personId: string, examId: string, extraMinutes: number, deadline: string | null];

/** The newest word on a grade: whose, in which part, its id and what it says. */
export type StoredWord = [
  personId: string,
  partId: string | null,
  id: string,
  score: Percent | null,
  complete: boolean | null,
];

/** What was settled for a student. */
export interface SettledLine {
  personId: string;
  score: Percent | null;
  state: CourseState;
  parts: PartFacts[];
  steps: CourseStep[];
}

/** Those who were asked for, in order, a list for each of their facts; no lists where there is nobody. */
interface StoredStudents {
  personIds: string[] | null;
  firstNames: string[] | null;
  lastNames: string[] | null;
  numbers: (number | null)[] | null;
  /** When the first day of each in any group with the course began. */
  joinedAt: (string | null)[] | null;
}

export interface StoredCells {
  students: StoredStudents;
  exams: StoredExam[];
  works: StoredWork[];
  grants: StoredGrant[];
  words: StoredWord[];
  settled: SettledLine[];
}

// Each part by itself: the database would else read everything that its students have ever handed in. And only what is
// theirs, also for a whole class: a part belongs to its course, which other groups take as well.
const exams = sql<StoredExam[]>`coalesce((
  select json_agg(json_build_object('id', part.id, 'people', reached.people, 'scores', reached.scores))
  from asked, unnest(asked.exam_ids) part(id) cross join lateral (
    select json_agg(one.person_id) as people, json_agg(one.score) as scores from (
      select a.person_id, max(a.score) as score from exam_attempt a
      where a.exam_id = part.id and a.person_id = any(asked.person_ids) and a.voided_at is null
      group by a.person_id) one) reached
  where reached.people is not null), '[]')`;

const works = sql<StoredWork[]>`coalesce((
  select json_agg(json_build_object('id', part.id, 'people', done.people, 'scores', done.scores,
    'completes', done.completes, 'others', done.others))
  from asked, unnest(asked.assignment_ids) part(id) cross join lateral (
    select json_agg(s.person_id) filter (where s.graded_at is not null) as people,
      json_agg(s.score) filter (where s.graded_at is not null) as scores,
      json_agg(s.complete) filter (where s.graded_at is not null) as completes,
      json_agg(json_build_array(s.person_id, s.submitted_at, s.returned_at, s.extended_to))
        filter (where s.graded_at is null) as others
    from submission s where s.assignment_id = part.id and s.person_id = any(asked.person_ids)) done), '[]')`;

const grants = ({ now }: Params) => sql<StoredGrant[]>`coalesce((
  select json_agg(json_build_array(coalesce(g.person_id, kept.person_id), coalesce(g.exam_id, kept.exam_id),
    coalesce(g.extra_minutes, 0) + coalesce(kept.minutes, 0), g.deadline))
  from (
    select g.exam_id, g.person_id, g.extra_minutes, g.deadline
    from asked join exam_grant g on g.exam_id = any(asked.exam_ids) and g.group_id = asked.group_id) g
  full join (
    select e.id as exam_id, a.person_id, ${EXTRA_MINUTES} as minutes
    from asked join exam_accommodation a on a.person_id = any(asked.person_ids) and ${holdsAt(now)}
    join exam e on e.id = any(asked.exam_ids)) kept
  on kept.exam_id = g.exam_id and kept.person_id = g.person_id), '[]')`;

const words = sql<StoredWord[]>`coalesce((
  select json_agg(json_build_array(newest.person_id, newest.part_id, newest.id, newest.score, newest.complete))
  from (
    select distinct on (g.person_id, g.part_id) g.person_id, g.part_id, g.id, g.score, g.complete
    from asked join grade_change g on g.group_id = asked.group_id and g.course_id = asked.course_id
    where g.person_id = any(asked.person_ids)
    order by g.person_id, g.part_id, g.number desc) newest), '[]')`;

const settled = sql<SettledLine[]>`coalesce((
  select json_agg(json_build_object('personId', s.person_id, 'score', ${heldScore},
    'state', ${heldState}, 'parts', s.parts, 'steps', ${heldSteps}))
  from asked
  join finalisation f on f.course_id = asked.course_id and f.group_id = asked.group_id and f.unlocked_at is null
  join course_result s on s.finalisation_id = f.id and s.person_id = any(asked.person_ids)
  left join lateral ${acceptedAmendment} accepted on true), '[]')`;

const students = sql<StoredCells['students']>`(
  select json_build_object('personIds', json_agg(person_id), 'firstNames', json_agg(first_name),
    'lastNames', json_agg(last_name), 'numbers', json_agg(student_number), 'joinedAt', json_agg(joined_at))
  from (select who.*, p.first_name, p.last_name, p.student_number,
      app.joined_course_at(asked.course_id, who.person_id, r.time_zone) as joined_at
    from asked join student_group g on g.id = asked.group_id join region r on r.id = g.region_id
    cross join who join person p on p.id = who.person_id
    order by who.sort_name, who.person_id) one)`;

const readCells = writtenOnce((db: Db, params: Params) =>
  db
    .with('who', (eb) => eb.selectFrom(bookStudents(params).as('who')).selectAll())
    .with('asked', (eb) =>
      eb.selectNoFrom([
        sql<string>`${params.courseId}::uuid`.as('courseId'),
        sql<string>`${params.groupId}::uuid`.as('groupId'),
        sql<string[]>`array(select who.person_id from who)`.as('personIds'),
        sql<string[]>`${params.examIds}::uuid[]`.as('examIds'),
        sql<string[]>`${params.assignmentIds}::uuid[]`.as('assignmentIds'),
      ]),
    )
    .selectNoFrom([
      students.as('students'),
      exams.as('exams'),
      works.as('works'),
      grants(params).as('grants'),
      words.as('words'),
      settled.as('settled'),
    ]),
);

/** Students of a course that a group takes, and what is stored of their grades. Asked of the whole college. */
export async function findStoredCells(db: Db, params: Params): Promise<StoredCells> {
  const [found] = await readCells(db, params);
  if (!found) throw new Error('One row was selected, and none came.');
  return found;
}
