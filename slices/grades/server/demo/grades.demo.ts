import { hundredths, percent, type Percent } from '#kit/percent/percent.ts';
import type { Insertable } from 'kysely';
import { addDays } from '#kit/calendar/day.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { bulkInsert } from '#kit/demo/bulk-insert.ts';
import { instantOn } from '#kit/demo/days.ts';
import type { Demo } from '#kit/demo/demo.ts';
import { readDemoDeductions } from '#slices/attendance/server/demo/deductions.demo.ts';
import type { DemoNotice } from '#slices/notifications/server/notifications.demo.ts';
import { abilityOf } from '#slices/people/server/demo/people-ability.demo.ts';
import { finalState, gradeCourse } from '../../rules/course-grade.ts';
import { AmendmentFates, EXCUSED_SINCE, seedAmendments, type DemoAmendment } from './amendments.demo.ts';
import { readPastCourses, type PastCourse, type PastStudent } from './past-courses.demo.ts';

/** What a user without exams or assignments in a course is graded by. */
const ORAL = 'Oral examination at the end of the course';

/** The courses of past terms, settled a few weeks after their last day by the user who looks after the classes. */
export async function seedGrades(demo: Demo, { adminId }: { adminId: string }): Promise<DemoNotice[]> {
  const random = demo.random.branch('grades');
  const changes: Insertable<DB['gradeChange']>[] = [];
  const finalisations: Insertable<DB['finalisation']>[] = [];
  const results: Insertable<DB['courseResult']>[] = [];
  const deductions = await readDemoDeductions(demo);
  const amendments: DemoAmendment[] = [];
  const fates = new AmendmentFates(demo.today);
  for (const { students, ...course } of await readPastCourses(demo)) {
    const finalisedAt = instantOn(addDays(course.lastDay, 14), 10);
    const finalisationId = random.id(finalisedAt);
    const { courseId, groupId, regionId } = course;
    finalisations.push({
      id: finalisationId,
      courseId,
      groupId,
      regionId,
      finalisedBy: adminId,
      finalisedAt,
    });
    for (const student of students) {
      const entered = student.parts.every(({ kind }) => kind === 'COMPLETION')
        ? oralGradeOf(student, course.code, random)
        : null;
      const changedAt = instantOn(addDays(course.lastDay, 2), 15);
      if (entered !== null)
        changes.push({
          id: random.id(changedAt),
          courseId,
          groupId,
          regionId,
          personId: student.personId,
          score: entered,
          reason: ORAL,
          changedBy: adminId,
          changedAt,
        });
      const deduction = deductions({ ...course, personId: student.personId });
      const now = resultOf(course, student, { entered, deduction });
      const before = hundredths(deduction + EXCUSED_SINCE);
      const previous = fates.isOpenFor(course, student)
        ? resultOf(course, student, { entered, deduction: before })
        : now;
      if (now.score === null || previous.score === null || now.score === previous.score) {
        results.push({ finalisationId, ...now });
        continue;
      }
      results.push({ finalisationId, ...previous });
      amendments.push({
        finalisationId,
        personId: student.personId,
        regionId,
        courseId,
        status: fates.take(course, student),
        previous: { ...previous, score: previous.score, deduction: before },
        now: { ...now, score: now.score, deduction },
      });
    }
  }
  await bulkInsert(demo.client, 'gradeChange', changes);
  await bulkInsert(demo.client, 'finalisation', finalisations);
  await bulkInsert(demo.client, 'courseResult', results);
  return seedAmendments(demo, amendments, { adminId });
}

/** The one course that the student with the most to show has failed. */
const FAILED: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'student@berea.test': { 'LF 104': 64 },
};

/** About what the student knows, a little more or less. */
const oralGradeOf = (student: PastStudent, code: string, random: Demo['random']): Percent =>
  percent(
    FAILED[student.email]?.[code] ?? Math.min(100, Math.round(abilityOf(student) * 100) + random.int(-6, 6)),
  );

type SettledResult = Omit<Insertable<DB['courseResult']>, 'finalisationId'> & {
  score: Percent | null;
  state: 'PASSED' | 'FAILED' | 'INCOMPLETE';
  steps: string;
};

function resultOf(
  course: Omit<PastCourse, 'students'>,
  { personId, parts }: PastStudent,
  { entered, deduction }: { entered: Percent | null; deduction: Percent },
): SettledResult {
  const { score, state, steps } = gradeCourse({ parts, deductions: [deduction], entered, isOver: true });
  return {
    ...course,
    personId,
    score,
    state: finalState(state),
    parts: JSON.stringify(parts),
    steps: JSON.stringify(steps),
  };
}
