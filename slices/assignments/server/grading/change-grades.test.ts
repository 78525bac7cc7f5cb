import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import type { Answer } from '#testing/browser.ts';
import { College } from '#testing/college.ts';

let college: College;
let desk: AssignmentDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await AssignmentDesk.open(college);
});
afterAll(() => college.close());

const ARGS = '$assignmentId: ID!, $studentId: ID!, $version: Int!';
const REF = 'assignmentId: $assignmentId, studentId: $studentId, version: $version';
const GRADE = `mutation gradeSubmission(${ARGS}, $grade: Percent, $comment: String!, $reason: String) {
  gradeSubmission(${REF}, grade: $grade, comment: $comment, reason: $reason) { grade version } }`;
const UNGRADE = `mutation ungradeSubmission(${ARGS}, $reason: String) {
  ungradeSubmission(${REF}, reason: $reason) { grade comment gradedByName version } }`;
const RETURN = `mutation returnSubmission(${ARGS}, $note: String!) { returnSubmission(${REF}, note: $note) { version } }`;
const OWN = `query studentAssignment($assignmentId: ID!) { studentAssignment(assignmentId: $assignmentId) {
  grade gradeChanges { previousGrade grade reason takesBack changedByName } } }`;

const problemOf = (answer: Answer) => answer.errors[0]?.extensions.problem;

async function graded(grade: number) {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  await desk.handIn(student, assignmentId);
  const ref = { assignmentId, studentId: student.person.id };
  let version = 2;
  const send = async (mutation: string, more: object, by = desk.admin): Promise<Answer> => {
    const answer = await by.call(mutation, { ...ref, version, ...more });
    const [sent] = Object.values(answer.data ?? {}) as ({ version: number } | null)[];
    version = sent?.version ?? version;
    return answer;
  };
  expect((await send(GRADE, { grade, comment: 'First' })).errors).toEqual([]);
  const own = async () => (await student.call(OWN, { assignmentId })).data?.['studentAssignment'];
  return { send, own, ref };
}

test('a grade that the student was given is changed with a reason, which the student reads', async () => {
  const { send, own, ref } = await graded(60);
  expect(await own()).toEqual({ grade: 60, gradeChanges: [] });
  for (const reason of [undefined, ' ', '--'])
    expect(problemOf(await send(GRADE, { grade: 80, comment: 'First', reason }))).toBe('gradeReason');
  // A comment is no grade.
  expect((await send(GRADE, { grade: 60, comment: 'Second' })).errors).toEqual([]);
  await send(GRADE, { grade: 80, comment: 'Second', reason: 'Overlooked the last page' });
  await send(RETURN, { note: 'Name your sources.' });
  expect(await own()).toMatchObject({
    grade: null,
    gradeChanges: [
      { previousGrade: 80, grade: null, reason: 'Name your sources.' },
      { previousGrade: 60, grade: 80, reason: 'Overlooked the last page', takesBack: false },
    ],
  });
  const { rows } = await college.database.owner.query<{ reason: string | null }>(
    `select reason from audit where action = 'gradeSubmission' and entity_id =
       (select id from submission where assignment_id = $1) order by id`,
    [ref.assignmentId],
  );
  expect(rows.map(({ reason }) => reason)).toEqual([null, null, 'Overlooked the last page']);
});

test('Undo brings back the grade that was there before, and not nothing', async () => {
  const { send, own } = await graded(60);
  await send(GRADE, { grade: 80, comment: 'Better', reason: 'Overlooked the last page' });
  expect((await send(UNGRADE, {})).data).toMatchObject({
    ungradeSubmission: { grade: 60, comment: 'First' },
  });
  expect(await own()).toMatchObject({
    grade: 60,
    gradeChanges: [{ previousGrade: 80, grade: 60, reason: null, takesBack: true }, { grade: 80 }],
  });
  // What has been undone is not undone once more: it takes a reason from then on.
  expect(problemOf(await send(UNGRADE, {}))).toBe('gradeReason');
});

test('a user who takes away a grade that has stood for a while, or that another gave, says why', async () => {
  const { send, own } = await graded(60);
  const other = await college.signedIn({ roles: ['user', 'superadmin'] });
  expect(problemOf(await send(UNGRADE, {}, other))).toBe('gradeReason');
  college.pass(11 * 60_000);
  expect(problemOf(await send(UNGRADE, {}))).toBe('gradeReason');
  await send(UNGRADE, { reason: 'Meant for another student' });
  expect(await own()).toMatchObject({ grade: null, gradeChanges: [{ reason: 'Meant for another student' }] });
});

test('what was written down about grades stays', async () => {
  const { appPool } = college.served.state;
  await expect(appPool.query(`update work_grade_change set reason = 'None'`)).rejects.toThrow(
    'permission denied',
  );
  await expect(appPool.query('delete from work_grade_change')).rejects.toThrow('permission denied');
});
