import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { GradedCourse } from '../testing/graded-course.ts';
import { LeaveChain } from '../testing/leave-chain.ts';

let college: College;
let course: GradedCourse;
let chain: LeaveChain;
let student: Awaited<ReturnType<GradedCourse['student']>>;
let manager: Awaited<ReturnType<GradedCourse['manager']>>;

beforeAll(async () => {
  college = await College.open();
  course = await GradedCourse.open(college);
  student = await course.student();
  manager = await course.manager();
  await course.sat(await course.exam({ dueInDays: -3 }), student.person.id, 72);
  chain = await LeaveChain.open(course, student.person.id);
  for (const daysAgo of [30, 20, 10]) await chain.absence(daysAgo);
  await chain.ask(30, 20);
  await manager.call(
    `mutation finalise($id: ID!, $key: ID!) { finaliseCourse(courseOfferingId: $id, finalisationId: $key) { _id } }`,
    { id: course.courseOfferingId, key: randomUUID() },
  );
});
afterAll(() => college.close());

const grade = async (): Promise<unknown> => {
  const { data } = await student.call(
    'query grades { ownGrades { courses { grade state steps { kind takenOff } } } }',
  );
  return (data?.['ownGrades'] as { courses: unknown[] } | undefined)?.courses[0];
};
const inBook = async (): Promise<unknown> => {
  const { data } = await manager.call(
    `query gradebook($id: ID!) { gradebook(courseOfferingId: $id) { amendmentCount rows(first: 5) { grade state } } }`,
    { id: course.courseOfferingId },
  );
  return data?.['gradebook'];
};

interface Amendment {
  _id: string;
  version: number;
  status: string;
}
const list = async (reader: Browser, status = 'PENDING'): Promise<Amendment[]> => {
  const { data } = await reader.call(
    `query list($filter: GradeAmendmentFilter) { gradeAmendments(filter: $filter) { rows { _id version status previousGrade
      grade previousState state previousDeduction deduction decisionId } } }`,
    { filter: { status } },
  );
  return (data?.['gradeAmendments'] as { rows: Amendment[] } | undefined)?.rows ?? [];
};
const decide = async ({ _id, version }: Amendment, status: string, by: Browser = manager) => {
  const decisionId: string = randomUUID();
  const { errors } = await by.call(
    `mutation decide($decisionId: ID!, $amendmentId: ID!, $version: Int!, $status: GradeAmendmentDecision!) {
      decideGradeAmendment(decisionId: $decisionId, amendmentId: $amendmentId, version: $version, status: $status,
        adminComments: "") { _id } }`,
    { decisionId, amendmentId: _id, version, status },
  );
  return { decisionId, errors };
};
const undo = (decisionId: string) =>
  manager.call('mutation undo($id: ID!) { undoAmendmentDecision(decisionId: $id) { status } }', {
    id: decisionId,
  });

const SETTLED = {
  grade: 66,
  state: 'FAILED',
  steps: [{ kind: 'PART' }, { kind: 'MEAN' }, { kind: 'DEDUCTION', takenOff: 6 }],
};

test('a leave that is approved later changes no final grade; an amendment is offered, and withdrawn with the decision (HOLE-48)', async () => {
  expect(await grade()).toMatchObject(SETTLED);
  const approved = await chain.decide('APPROVED');
  expect(await grade()).toMatchObject(SETTLED);
  expect(await inBook()).toMatchObject({ amendmentCount: 1, rows: [{ grade: 66 }] });
  expect(await list(manager)).toMatchObject([
    {
      previousGrade: 66,
      grade: 72,
      previousState: 'FAILED',
      state: 'PASSED',
      previousDeduction: 6,
      deduction: 0,
    },
  ]);
  const speak = (locale: string) =>
    college.database.owner.query('update person set locale = $2 where id = $1', [manager.person.id, locale]);
  await speak('de_DE');
  const { data } = await manager.call(
    'query todo { queues { name path waiting { count } first { about text firstDay } } }',
  );
  await speak('en');
  expect(data?.['queues']).toContainEqual(
    expect.objectContaining({
      name: 'gradeAmendments',
      waiting: { count: 1 },
      first: { about: expect.stringMatching(/ · 66 → 72$/), text: '', firstDay: null },
    }),
  );
  await chain.undo(approved);
  expect(await list(manager)).toEqual([]);
  expect(await inBook()).toMatchObject({ amendmentCount: 0 });
});

test('what was decided is told first among the classes from which the new grade follows (HOLE-48)', async () => {
  const approved = await chain.decide('APPROVED');
  const [offered] = await list(manager);
  const { data } = await manager.call(
    `query one($id: ID!) { gradeAmendmentToDecide(amendmentId: $id) { classes { status steps { kind } } } }`,
    { id: offered?._id },
  );
  const absent = { status: 'ABSENT', steps: [{ kind: 'MARKED' }] };
  const excused = { status: 'EXCUSED', steps: [{ kind: 'MARKED' }, { kind: 'LEAVE_APPROVED' }] };
  expect(data?.['gradeAmendmentToDecide']).toEqual({ classes: [excused, excused, absent] });
  await chain.undo(approved);
});

test('an amendment that is accepted counts everywhere and is taken back exactly; what was settled stays on record', async () => {
  await chain.decide('APPROVED');
  const [offered] = await list(manager);
  const stranger = await college.signedIn({
    roles: ['user', 'manager'],
    regionIds: [(await college.region()).id],
  });
  expect(await list(stranger)).toEqual([]);
  expect((await decide(offered!, 'ACCEPTED', stranger)).errors).toHaveLength(1);
  const { decisionId, errors } = await decide(offered!, 'ACCEPTED');
  expect(errors).toEqual([]);
  const amended = { grade: 72, state: 'PASSED', steps: [{ kind: 'PART' }, { kind: 'MEAN' }] };
  expect(await grade()).toMatchObject(amended);
  expect(await inBook()).toMatchObject({ amendmentCount: 0, rows: [{ grade: 72, state: 'PASSED' }] });
  const { rows } = await college.database.owner.query('select score, state from course_result');
  expect(rows).toEqual([{ score: 6600, state: 'FAILED' }]);
  const audit = await college.database.owner.query(
    `select before->>'status' as before, after->>'previousGrade' as was, after->>'grade' as grade
     from audit where action = 'decideGradeAmendment'`,
  );
  expect(audit.rows).toEqual([{ before: 'PENDING', was: '66', grade: '72' }]);
  await undo(decisionId);
  expect(await grade()).toMatchObject(SETTLED);
  expect(await list(manager)).toMatchObject([{ grade: 72 }]);
});

test('the student is told of a final grade that was amended, and that it is as before again; of one that is left nothing', async () => {
  const told = async () =>
    (
      await college.database.owner.query<{ facts: object; path: string }>(
        `select n.facts, n.path from notification n join notification_definition d on d.id = n.definition_id
         where d.name = 'finalGradeAmended' and n.person_id = $1 order by n.created_at, n.id`,
        [student.person.id],
      )
    ).rows;
  const earlier = await told();
  expect(earlier).toMatchObject([
    { facts: { previousGrade: '66%', grade: '72%' }, path: '/student/grades' },
    { facts: { previousGrade: '72%', grade: '66%' } },
  ]);
  const [offered] = await list(manager);
  const { decisionId } = await decide(offered!, 'LEFT');
  await undo(decisionId);
  expect(await told()).toHaveLength(earlier.length);
});

test('a grade that is left stays; another decision offers again, and what is not due any more cannot be accepted', async () => {
  const [offered] = await list(manager);
  const left = await decide(offered!, 'LEFT');
  expect(left.errors).toEqual([]);
  expect(await list(manager)).toEqual([]);
  expect(await grade()).toMatchObject(SETTLED);
  await chain.decide('ACKNOWLEDGED');
  await chain.decide('APPROVED');
  const [anew] = await list(manager);
  expect(anew?._id).not.toBe(offered?._id);
  expect((await undo(left.decisionId)).errors).toHaveLength(1);
  await college.database.owner.query(`update leave_request set status = 'ACKNOWLEDGED'`);
  expect((await decide(anew!, 'ACCEPTED')).errors).toMatchObject([{ message: expect.any(String) }]);
  expect(await grade()).toMatchObject(SETTLED);
});
