import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const READ = `query studentGrades($studentId: ID!) { studentGrades(studentId: $studentId) {
  courses { courseId courseOfferingId grade parts { title grade } } } }`;

const read = (reader: Browser, studentId: string) => reader.call(READ, { studentId });

test('those who look after the campus read all grades of a student, others none', async () => {
  const course = await GradedCourse.open(college);
  const elsewhere = await GradedCourse.open(college);
  const student = await course.student();
  const studentId = student.person.id;
  await course.sat(await course.exam({ title: 'Midterm', dueInDays: -3 }), studentId, 80);
  const { data } = await read(await course.manager(), studentId);
  expect(data?.['studentGrades']).toEqual({
    courses: [
      {
        courseId: course.courseId,
        courseOfferingId: course.courseOfferingId,
        grade: 80,
        parts: [{ title: 'Midterm', grade: 80 }],
      },
    ],
  });
  expect((await read(await elsewhere.manager(), studentId)).data?.['studentGrades']).toBeNull();
  expect((await read(student, studentId)).data?.['studentGrades'] ?? null).toBeNull();
});

test('a course on another campus counts, and its book is offered only to those who reach it', async () => {
  const [here, there] = [await GradedCourse.open(college), await GradedCourse.open(college)];
  const student = await here.student();
  await college.database.owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, '2025-01-01')`,
    [there.groupId, student.person.id, there.regionId],
  );
  const { data } = await read(await here.manager(), student.person.id);
  const answer = data?.['studentGrades'] as {
    courses: { courseId: string; courseOfferingId: string }[];
  } | null;
  const books = new Map(
    answer?.courses.map(({ courseId, courseOfferingId }) => [courseId, courseOfferingId]),
  );
  expect(books).toEqual(
    new Map([
      [here.courseId, here.courseOfferingId],
      [there.courseId, null],
    ]),
  );
});
