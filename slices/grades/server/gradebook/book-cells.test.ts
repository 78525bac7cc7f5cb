import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { findStoredCells } from '#slices/grades/server/gradebook/book-cells.queries.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test('only what students of the group did is read, though another group takes the course too', async () => {
  const course = await GradedCourse.open(college);
  const { person } = await course.student();
  const elsewhere = await college.person({ regionIds: [course.regionId] });
  const [examId, essay] = [await course.exam({ dueInDays: -3 }), await course.assignment({ dueInDays: -2 })];
  for (const { id } of [person, elsewhere]) {
    await course.sat(examId, id, 80);
    await course.graded(essay, id, 90);
  }
  const db = openDatabase(college.served.state.appPool, WHOLE_COLLEGE);
  const everybody = { search: '', from: 0, first: null, studentIds: null };
  const { courseId, groupId, courseOfferingId } = course;
  const parts = { examIds: [examId], assignmentIds: [essay] };
  const params = { courseId, groupId, courseOfferingId, now: college.now(), ...parts, ...everybody };
  const { exams, works } = await findStoredCells(db, params);
  expect(exams).toMatchObject([{ id: examId, people: [person.id] }]);
  expect(works).toMatchObject([{ id: essay, people: [person.id] }]);
});
