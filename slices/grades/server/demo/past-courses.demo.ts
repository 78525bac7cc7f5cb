import { NO_PERCENT } from '#kit/percent/percent.ts';
import type { Day } from '#kit/calendar/day.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { closesAt } from '#slices/assignments/rules/submission-state.ts';
import type { CourseKind } from '#slices/courses/rules/course.ts';
import { recordedGrade, type AttemptSum } from '#slices/exams/rules/results/recorded-grade.ts';
import type { PartGrade, PartStanding } from '../../rules/course-grade.ts';
import { USUAL_WEIGHT } from '../../rules/weights.ts';
import type { CoursePart } from '../course-grade-record.ts';

export interface PastStudent {
  personId: string;
  email: string;
  parts: CoursePart[];
}

/** A course that is over, with those who were in the class on its last day. */
export interface PastCourse {
  courseId: string;
  groupId: string;
  regionId: string;
  code: string;
  teacherName: string | null;
  term: string;
  firstDay: Day;
  lastDay: Day;
  credits: string;
  kind: CourseKind;
  students: PastStudent[];
}

type Row = Omit<PastCourse, 'students'> & { members: Pick<PastStudent, 'personId' | 'email'>[] };

interface ExamOf {
  examId: string;
  courseId: string;
  groupId: string;
  title: string;
  opensAt: Date;
  deadline: Date;
  sums: Record<string, AttemptSum> | null;
}

interface AssignmentOf {
  assignmentId: string;
  courseId: string;
  groupId: string;
  kind: 'GRADED' | 'COMPLETION';
  title: string;
  dueAt: Date;
  works: Record<string, PartGrade> | null;
}

const OVER = 'select t.* from course_group t where t.last_day < $1';

/** Read in three statements, however large the college. */
export async function readPastCourses({ client, today, now }: Demo): Promise<PastCourse[]> {
  const { rows: courses } = await client.query<Row>(
    `select t.course_id as "courseId", t.group_id as "groupId", t.region_id as "regionId", c.code,
       i.name as "teacherName", t.term, t.first_day as "firstDay", t.last_day as "lastDay", c.credits, c.kind,
       json_agg(json_build_object('personId', p.id, 'email', p.email) order by p.id) as members
     from (${OVER}) t join course c on c.id = t.course_id left join teacher i on i.id = c.teacher_id
     join group_member m on m.group_id = t.group_id
       and t.last_day between m.first_day and coalesce(m.last_day, 'infinity')
     join person p on p.id = m.person_id
     group by t.course_id, t.group_id, t.region_id, c.code, i.name, t.term, t.first_day, t.last_day, c.credits, c.kind,
       t.position
     order by t.group_id, t.position`,
    [today],
  );
  const { rows: exams } = await client.query<ExamOf>(
    `select e.id as "examId", e.course_id as "courseId", s.group_id as "groupId", x.title, s.opens_at as "opensAt",
       s.deadline, (select jsonb_object_agg(person_id, jsonb_build_object('attempts', attempts, 'score', score,
         'passed', passed, 'waits', waits, 'waitsInTime', coalesce(in_time, false))) from (
         select a.person_id, count(*) as attempts, max(a.score) as score, coalesce(bool_or(a.passed), false) as passed,
           bool_or(a.score is null) as waits, bool_or(a.score is null and a.ended_at <= a.deadline) as in_time
         from exam_attempt a where a.exam_id = e.id and a.group_id = s.group_id group by 1) of_person) as sums
     from (${OVER}) t join exam e on e.course_id = t.course_id
     join exam_group s on s.exam_id = e.id and s.group_id = t.group_id
     join exam_text x on x.exam_id = e.id and x.locale = 'en' order by s.deadline, e.id`,
    [today],
  );
  const { rows: assignments } = await client.query<AssignmentOf>(
    `select a.id as "assignmentId", a.course_id as "courseId", d.group_id as "groupId", a.kind, x.title,
       d.due_at as "dueAt", (select jsonb_object_agg(s.person_id, jsonb_build_object('score', s.score, 'complete',
         s.complete)) from submission s
         where s.assignment_id = a.id and s.group_id = d.group_id and s.graded_at is not null) as works
     from (${OVER}) t join assignment a on a.course_id = t.course_id
     join assignment_group d on d.assignment_id = a.id and d.group_id = t.group_id
     join assignment_text x on x.assignment_id = a.id and x.locale = 'en' order by d.due_at, a.id`,
    [today],
  );
  const examsOf = Map.groupBy(exams, placeOf);
  const assignmentsOf = Map.groupBy(assignments, placeOf);
  return courses.map(({ members, ...course }) => ({
    ...course,
    students: members.map(({ personId, email }) => ({
      personId,
      email,
      parts: [
        ...(examsOf.get(placeOf(course)) ?? []).map((exam) => examPart(exam, personId, now)),
        ...(assignmentsOf.get(placeOf(course)) ?? []).map((work) => assignmentPart(work, personId)),
      ],
    })),
  }));
}

const placeOf = ({ courseId, groupId }: { courseId: string; groupId: string }): string =>
  `${courseId} ${groupId}`;

function examPart({ examId, title, sums, ...times }: ExamOf, personId: string, now: Date): CoursePart {
  const exam = { ...times, closesAt: null, allowedAttempts: null };
  const standing = recordedGrade(exam, sums?.[personId] ?? null, { grant: null, setting: null, now });
  return {
    id: examId,
    kind: 'EXAM',
    title,
    dueAt: times.deadline,
    ownDueAt: times.deadline,
    weight: USUAL_WEIGHT,
    entered: null,
    complete: null,
    ...standing,
  };
}

function assignmentPart(
  { assignmentId, kind, title, dueAt, works }: AssignmentOf,
  personId: string,
): CoursePart {
  const grade = works?.[personId];
  const standing: PartStanding = grade
    ? { ...grade, state: 'GRADED', atMost: grade.score ?? NO_PERCENT }
    : { score: null, complete: null, state: 'MISSED', atMost: NO_PERCENT };
  return {
    id: assignmentId,
    kind: kind === 'GRADED' ? 'ASSIGNMENT' : 'COMPLETION',
    title,
    dueAt,
    ownDueAt: closesAt({ dueAt, extendedTo: null }),
    weight: USUAL_WEIGHT,
    entered: null,
    ...standing,
  };
}
