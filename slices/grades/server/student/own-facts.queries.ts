import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { changesOfGivenGrades, type ScheduledAssignment, type Work } from '#slices/assignments/server/api.ts';
import {
  accommodationsOf,
  attemptSums,
  grantsOf,
  type Sat,
  type ScheduledExam,
} from '#slices/exams/server/api.ts';
import type { CourseGradeRecord, TakenCourse } from '../course-grade-record.ts';
import { heldResults, resultOf, type StoredResult } from '../finalising/finalisation.queries.ts';
import type { PastChange } from '../grade-changes.queries.ts';
import {
  assignmentsIn,
  examsIn,
  instant,
  worksIn,
  type StoredAssignments,
  type StoredExams,
  type StoredWork,
} from '../stored-facts.ts';
import { takenCourses, type Params } from '../taken-courses.queries.ts';
import type { WeightsRecord } from '../weights.queries.ts';

// Everything that one student's grades follow from comes in one statement, and as JSON: a statement of its own for each
// table costs more than what it reads.

interface FactsParams extends Params {
  personId: string;
}

interface CourseFactsParams extends FactsParams {
  courseId: string;
}

type AsText<Record_, Key extends keyof Record_> = Omit<Record_, Key> & {
  [Name in Key]: string | Extract<Record_[Name], null>;
};

interface StoredFacts {
  taken: AsText<TakenCourse, 'joinedAt'>[];
  courseIds: string[];
  groupIds: string[];
  assignments: StoredAssignments;
  works: StoredWork;
  exams: StoredExams;
  sums: Omit<Sat['sums'][number], 'personId'>[];
  grants: AsText<Omit<Sat['grants'][number], 'personId'>, 'deadline'>[];
  accommodations: Omit<Sat['accommodations'][number], 'personId'>[];
  weights: Pick<WeightsRecord, 'courseId' | 'weights'>[];
  changes: AsText<PastChange, 'changedAt'>[];
  held: AsText<StoredResult, 'finalisedAt'>[];
  setting: number | null;
}

/** The title of a part in the reader's language, else in its course's, else in any. */
const titleOf = (table: 'exam' | 'assignment') => sql<string>`coalesce(wanted.title, (
  select words.title from ${sql.table(`${table}_text`)} words where words.${sql.ref(`${table}_id`)} = part.id
  order by words.locale = (select locale from taken where taken.course_id = part.course_id limit 1) desc, words.locale
  limit 1), '')`;

/** What is archived still counts where it was due by then. */
const partsOf = (table: 'exam' | 'assignment', due: 'deadline' | 'due_at', { locale }: FactsParams) => sql`
  from asked, ${sql.table(`${table}_group`)} given
  join ${sql.table(table)} part on part.id = given.${sql.ref(`${table}_id`)}
  left join ${sql.table(`${table}_text`)} wanted
    on wanted.${sql.ref(`${table}_id`)} = part.id and wanted.locale = ${locale}
  where given.group_id = any ((select group_ids from asked)::uuid[])
    and part.course_id = any ((select course_ids from asked)::uuid[])
    and (part.archived_at is null or part.archived_at > given.${sql.ref(due)})`;

const PLACE = sql`array_position(asked.course_ids, part.course_id) as course,
  array_position(asked.group_ids, given.group_id) as class`;

const seconds = (column: string): RawBuilder<number> => sql`date_part('epoch', ${sql.ref(column)})`;

const assignmentsGiven = (params: FactsParams) => sql<object>`(
  select part.id, ${PLACE}, part.kind, given.due_at, ${titleOf('assignment')} as title
  ${partsOf('assignment', 'due_at', params)})`;

const assignments = sql<StoredAssignments>`(
  select json_build_object('ids', json_agg(id), 'courses', json_agg(course), 'groups', json_agg(class),
    'kinds', json_agg(kind), 'dueAt', json_agg(${seconds('due_at')}), 'titles', json_agg(title))
  from assignments)`;

const examsGiven = (params: FactsParams) => sql<object>`(
  select part.id, ${PLACE}, given.opens_at, given.deadline, given.closes_at, part.allowed_attempts, part.limit_minutes,
    ${titleOf('exam')} as title
  ${partsOf('exam', 'deadline', params)})`;

const exams = sql<StoredExams>`(
  select json_build_object('ids', json_agg(id), 'courses', json_agg(course), 'groups', json_agg(class),
    'opensAt', json_agg(${seconds('opens_at')}), 'deadlines', json_agg(${seconds('deadline')}),
    'closesAt', json_agg(${seconds('closes_at')}), 'allowedAttempts', json_agg(allowed_attempts), 'limits', json_agg(limit_minutes),
    'titles', json_agg(title))
  from exams)`;

const works = ({ personId }: FactsParams) => sql<StoredWork>`(
  select json_build_object('ids', json_agg(s.assignment_id) filter (where is_plain),
    'scores', json_agg(s.score) filter (where is_plain), 'completes', json_agg(s.complete) filter (where is_plain),
    'others', json_agg(json_build_object('assignmentId', s.assignment_id, 'extendedTo', s.extended_to,
      'submittedAt', s.submitted_at, 'returnedAt', s.returned_at, 'gradedAt', s.graded_at, 'score', s.score,
      'complete', s.complete)) filter (where not is_plain))
  from submission s, lateral (select s.graded_at is not null and s.extended_to is null as is_plain) kind
  where s.person_id = ${personId}::uuid and s.assignment_id = any (array(select id from assignments)))`;

const sums = sql<StoredFacts['sums']>`coalesce((
  select json_agg(json_build_object('examId', exam_id, 'attempts', attempts, 'score', score, 'passed', passed,
    'waits', waits, 'waitsInTime', waits_in_time, 'leftBy', left_by))
  from sums), '[]')`;

const grants = sql<StoredFacts['grants']>`coalesce((
  select json_agg(json_build_object('examId', exam_id, 'groupId', group_id, 'extraAttempts', extra_attempts,
    'extraMinutes', extra_minutes, 'deadline', deadline))
  from grants), '[]')`;

const accommodations = sql<StoredFacts['accommodations']>`coalesce((
  select json_agg(json_build_object('extraPercent', extra_percent, 'extraAttempts', extra_attempts))
  from accommodations), '[]')`;

const weights = sql<StoredFacts['weights']>`coalesce((
  select json_agg(json_build_object('courseId', w.course_id, 'weights', w.weights))
  from course_weights w where w.course_id = any ((select course_ids from asked)::uuid[])), '[]')`;

const CHANGED = sql`'id', c.id, 'personId', c.person_id, 'regionId', c.region_id, 'score', c.score,
  'complete', c.complete, 'previousScore', c.previous_score, 'previousComplete', c.previous_complete,
  'takesBack', c.takes_back, 'changedBy', c.changed_by, 'impersonatorId', c.impersonator_id, 'changedAt', c.changed_at`;

const enteredBefore = ({ personId }: FactsParams) => sql`coalesce((
  select json_agg(json_build_object(${CHANGED}, 'courseId', c.course_id, 'groupId', c.group_id, 'partId', c.part_id,
    'reason', c.reason, 'isOfWork', false) order by c.number desc)
  from grade_change c where c.person_id = ${personId}::uuid), '[]')`;

const regraded = sql`coalesce((
  select json_agg(json_build_object(${CHANGED}, 'courseId', c.course_id, 'groupId', c.group_id,
    'partId', c.assignment_id, 'reason', coalesce(c.reason, ''), 'isOfWork', true) order by c.number desc)
  from regraded c), '[]')`;

const COURSE = sql`'id', id, 'personId', person_id, 'courseId', course_id, 'groupId', group_id, 'regionId', region_id, 'timeZone', time_zone,
  'code', code, 'name', name, 'teacherName', teacher_name, 'term', term, 'firstDay', first_day, 'lastDay', last_day,
  'credits', credits, 'kind', kind`;

const takenBy = (db: Db | Tx, params: FactsParams) =>
  takenCourses(db, params)
    .select('c.locale')
    .where('m.personId', '=', params.personId)
    .where('c.hidden', '=', false);

const heldOf = (db: Db | Tx, { locale, personId }: FactsParams) =>
  heldResults(db, locale).where('s.personId', '=', personId);

interface Courses {
  taken: ReturnType<typeof takenBy>;
  held: ReturnType<typeof heldOf>;
}

const factsOf = (db: Db | Tx, params: FactsParams, { taken, held }: Courses) =>
  db
    .with('taken', () => taken)
    .with('held', () => held)
    .with('asked', (eb) =>
      eb.selectNoFrom([
        sql<string[]>`array(select distinct course_id from taken)`.as('courseIds'),
        sql<string[]>`array(select distinct group_id from taken)`.as('groupIds'),
      ]),
    )
    .with('assignments', (eb) => eb.selectFrom(assignmentsGiven(params).as('given')).selectAll())
    .with('exams', (eb) => eb.selectFrom(examsGiven(params).as('given')).selectAll())
    .with('sums', () =>
      attemptSums(db, params.now)
        .where('a.personId', '=', params.personId)
        .where('a.examId', '=', sql<string>`any (array(select id from exams))`),
    )
    .with('grants', () => grantsOf(db).where('g.personId', '=', params.personId))
    .with('accommodations', () => accommodationsOf(db, params.now).where('a.personId', '=', params.personId))
    .with('regraded', () =>
      changesOfGivenGrades(db).select('c.number').where('c.personId', '=', params.personId),
    )
    .selectNoFrom([
      sql<StoredFacts['taken']>`coalesce((
        select json_agg(json_build_object(${COURSE}, 'joinedAt', joined_at, 'isOver', is_over)) from taken), '[]')`.as(
        'taken',
      ),
      sql<StoredFacts['held']>`coalesce((
        select json_agg(json_build_object(${COURSE}, 'score', score, 'state', state, 'parts', parts, 'steps', steps,
          'finalisedAt', finalised_at)) from held), '[]')`.as('held'),
      sql<string[]>`(select to_json(course_ids) from asked)`.as('courseIds'),
      sql<string[]>`(select to_json(group_ids) from asked)`.as('groupIds'),
      assignments.as('assignments'),
      works(params).as('works'),
      exams.as('exams'),
      sums.as('sums'),
      grants.as('grants'),
      accommodations.as('accommodations'),
      weights.as('weights'),
      sql<StoredFacts['changes']>`${enteredBefore(params)}`.as('entered'),
      sql<StoredFacts['changes']>`${regraded}`.as('regraded'),
      sql<number | null>`(select default_allowed_attempts from site_settings)`.as('setting'),
    ]);

const readAll = writtenOnce((db: Db | Tx, params: FactsParams) =>
  factsOf(db, params, { taken: takenBy(db, params), held: heldOf(db, params) }),
);

const readOfCourse = writtenOnce((db: Db | Tx, params: CourseFactsParams) =>
  factsOf(db, params, {
    taken: takenBy(db, params).where('t.courseId', '=', params.courseId),
    held: heldOf(db, params).where('s.courseId', '=', params.courseId),
  }),
);

/** What one student's grades follow from. */
export interface OwnFacts {
  taken: TakenCourse[];
  held: CourseGradeRecord[];
  exams: ScheduledExam[];
  sat: Sat;
  setting: number | null;
  assignments: ScheduledAssignment[];
  works: Work[];
  weights: StoredFacts['weights'];
  /** What was entered, the newest first. */
  entered: PastChange[];
  /** With what was changed of the student's work itself, the newest first. */
  changes: PastChange[];
}

/** Everything at once. The groups of a student and who teaches these are not in the student's own reach. */
export async function findOwnFacts(
  db: Db | Tx,
  params: FactsParams & { courseId: string | null },
): Promise<OwnFacts> {
  const { courseId } = params;
  const [stored] = await (courseId === null
    ? readAll(db, params)
    : readOfCourse(db, { ...params, courseId }));
  if (!stored) throw new Error('One row was selected, and none came.');
  const { personId } = params;
  const dated = (change: (typeof stored.entered)[number]): PastChange => ({
    ...change,
    changedAt: new Date(change.changedAt),
  });
  const entered = stored.entered.map(dated);
  return {
    taken: stored.taken.map(({ joinedAt, ...course }) => ({ ...course, joinedAt: instant(joinedAt) })),
    held: stored.held.map((row) => resultOf({ ...row, finalisedAt: new Date(row.finalisedAt) })),
    exams: examsIn(stored),
    sat: {
      sums: stored.sums.map((sum) => ({ ...sum, personId })),
      grants: stored.grants.map((grant) => ({ ...grant, personId, deadline: instant(grant.deadline) })),
      accommodations: stored.accommodations.map((one) => ({ ...one, personId })),
    },
    setting: stored.setting,
    assignments: assignmentsIn(stored),
    works: worksIn(stored.works, personId),
    weights: stored.weights,
    entered,
    changes: [...entered, ...stored.regraded.map(dated)].toSorted(
      (a, b) => b.changedAt.getTime() - a.changedAt.getTime(),
    ),
  };
}
