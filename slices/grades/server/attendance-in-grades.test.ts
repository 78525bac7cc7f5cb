import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';
import { GradedCourse } from '#slices/grades/server/testing/graded-course.ts';
import { LeaveChain } from './testing/leave-chain.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

test('absences beyond the grace are a step of the grade, as long as no leave excuses them (ATT-05, HOLE-45, HOLE-48)', async () => {
  const course = await GradedCourse.open(college);
  const student = await course.student();
  await course.sat(await course.exam({ dueInDays: -3 }), student.person.id, 90);
  const chain = await LeaveChain.open(course, student.person.id);
  const grade = async (): Promise<unknown> => {
    const { data } = await student.call(
      `query ownGrades { ownGrades { courses { grade steps { kind grade takenOff } } } }`,
    );
    return (data?.['ownGrades'] as { courses: unknown[] } | undefined)?.courses[0];
  };
  await chain.absence(30);
  expect(await grade()).toMatchObject({ grade: 90 });
  await chain.absence(20);
  await chain.absence(10);
  expect(await grade()).toMatchObject({
    grade: 84,
    steps: [{ kind: 'PART' }, { kind: 'MEAN', grade: 90 }, { kind: 'DEDUCTION', grade: 84, takenOff: 6 }],
  });
  await chain.ask(20, 20);
  await chain.decide('APPROVED');
  expect(await grade()).toMatchObject({ grade: 87 });
  await chain.decide('ACKNOWLEDGED');
  expect(await grade()).toMatchObject({ grade: 84 });
});
