import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import type { Answer, Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { entriesOf } from '#testing/read-zip.ts';
import { submissionsZipAddress } from '#slices/assignments/rules/downloads.ts';

let college: College;
let desk: AssignmentDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await AssignmentDesk.open(college);
});
afterAll(() => college.close());

const READ = `query assignmentSubmission($assignmentId: ID!, $studentId: ID!) {
  assignmentSubmission(assignmentId: $assignmentId, studentId: $studentId) { state version } }`;
const GRADE = `mutation gradeSubmission($assignmentId: ID!, $studentId: ID!, $version: Int!, $grade: Percent, $complete: Boolean, $comment: String!, $reason: String) {
  gradeSubmission(assignmentId: $assignmentId, studentId: $studentId, version: $version, grade: $grade, complete: $complete, comment: $comment, reason: $reason) {
    state grade complete comment version gradedByName } }`;
const UNGRADE = `mutation ungradeSubmission($assignmentId: ID!, $studentId: ID!, $version: Int!) {
  ungradeSubmission(assignmentId: $assignmentId, studentId: $studentId, version: $version) { state grade version } }`;
const EXTEND = `mutation extendSubmission($assignmentId: ID!, $studentId: ID!, $version: Int!, $until: DateTime!, $reason: String!) {
  extendSubmission(assignmentId: $assignmentId, studentId: $studentId, version: $version, until: $until, reason: $reason) {
    state extendedTo extensionReason version } }`;
const RETURN = `mutation returnSubmission($assignmentId: ID!, $studentId: ID!, $version: Int!, $until: DateTime, $note: String!) {
  returnSubmission(assignmentId: $assignmentId, studentId: $studentId, version: $version, until: $until, note: $note) {
    state version grade } }`;
const OWN = `query studentAssignment($assignmentId: ID!) { studentAssignment(assignmentId: $assignmentId) {
  state isOpen grade complete comment returnNote feedbackFiles { name url } } }`;
const OPEN = `mutation openFeedbackUpload($assignmentId: ID!, $studentId: ID!, $fileId: ID!, $name: String!, $bytes: Int!) {
  openFeedbackUpload(assignmentId: $assignmentId, studentId: $studentId, fileId: $fileId, name: $name, bytes: $bytes) { uploadId urls } }`;
const ADD = `mutation addFeedbackFile($assignmentId: ID!, $studentId: ID!, $file: SentWorkInput!) {
  addFeedbackFile(assignmentId: $assignmentId, studentId: $studentId, file: $file) { feedbackFiles { _id name url } } }`;

const problemOf = async (call: Promise<Answer>) => (await call).errors[0]?.extensions.problem;
const own = async (student: Browser, assignmentId: string) =>
  (await student.call(OWN, { assignmentId })).data?.['studentAssignment'];

async function workOf(ref: { assignmentId: string; studentId: string }): Promise<{ version: number }> {
  const { data } = await desk.admin.call(READ, ref);
  return data?.['assignmentSubmission'] as { version: number };
}

async function handedIn(kind: 'GRADED' | 'COMPLETION' = 'GRADED', dueInDays = 7) {
  const student = await desk.student();
  const assignmentId = await desk.assignment({ kind, title: 'Essay', dueInDays: Math.abs(dueInDays) });
  await desk.handIn(student, assignmentId);
  if (dueInDays < 0)
    await college.database.owner.query(
      `update assignment_group set due_at = now() - interval '1 day' where assignment_id = $1`,
      [assignmentId],
    );
  const ref = { assignmentId, studentId: student.person.id };
  const { version } = await workOf(ref);
  return { student, assignmentId, ref, version };
}

test('a grade closes the submission before the deadline and tells the student (ASGN-09) (HOLE-42)', async () => {
  const { student, assignmentId, ref, version } = await handedIn();
  const grade = { ...ref, version, grade: 85.5, comment: 'Well argued.' };
  expect((await desk.admin.call(GRADE, grade)).data).toMatchObject({
    gradeSubmission: { state: 'GRADED', grade: 85.5, comment: 'Well argued.' },
  });
  expect(await own(student, assignmentId)).toMatchObject({
    state: 'GRADED',
    isOpen: false,
    grade: 85.5,
    comment: 'Well argued.',
  });
  const { rows } = await college.database.owner.query(
    `select facts, path from notification where person_id = $1`,
    [ref.studentId],
  );
  expect(rows).toEqual([
    { facts: { assignmentName: 'Essay' }, path: `/student/assignments/${assignmentId}` },
  ]);
  const sent: never[] = [];
  expect(await problemOf(desk.submit(student, assignmentId, { sent, known: 1 }))).toBe('assignmentIsGraded');
});

test('completion assignments are complete or not (ASGN-01)', async () => {
  const { student, assignmentId, ref, version } = await handedIn('COMPLETION');
  expect(await problemOf(desk.admin.call(GRADE, { ...ref, version, grade: 70, comment: '' }))).toBe(
    'gradeIncomplete',
  );
  await desk.admin.call(GRADE, { ...ref, version, complete: true, comment: '' });
  expect(await own(student, assignmentId)).toMatchObject({ complete: true, grade: null });
});

test('of two who grade at once one is told, and a grade is taken back', async () => {
  const { student, assignmentId, ref, version } = await handedIn();
  const grade = { ...ref, version, grade: 60, comment: '' };
  const answers = await Promise.all([
    desk.admin.call(GRADE, grade),
    desk.admin.call(GRADE, { ...grade, grade: 90 }),
  ]);
  expect(answers.filter(({ errors }) => errors[0]?.extensions.problem === 'changedMeanwhile')).toHaveLength(
    1,
  );
  const { data } = await desk.admin.call(READ, ref);
  const now = (data?.['assignmentSubmission'] as { version: number } | undefined)?.version;
  expect((await desk.admin.call(UNGRADE, { ...ref, version: now })).data).toMatchObject({
    ungradeSubmission: { state: 'SUBMITTED', grade: null },
  });
  expect(await own(student, assignmentId)).toMatchObject({ isOpen: true, grade: null });
});

test('work is given back before the deadline as it is, and after it with time (HOLE-42)', async () => {
  const early = await handedIn();
  expect(
    (await desk.admin.call(RETURN, { ...early.ref, version: early.version, note: 'Name your sources.' }))
      .data,
  ).toMatchObject({
    returnSubmission: { state: 'RETURNED' },
  });
  expect(await own(early.student, early.assignmentId)).toMatchObject({
    state: 'RETURNED',
    isOpen: true,
    returnNote: 'Name your sources.',
  });
  const late = await handedIn('GRADED', -1);
  const back = { ...late.ref, version: late.version, note: 'Name your sources.' };
  expect(await problemOf(desk.admin.call(RETURN, back))).toBe('returnNeedsTime');
  await desk.admin.call(RETURN, { ...back, until: '2199-01-31T16:59:00.000Z' });
  expect(await own(late.student, late.assignmentId)).toMatchObject({ state: 'RETURNED', isOpen: true });
});

test('more time is one student’s own, with a reason', async () => {
  const [student, other] = [await desk.student(), await desk.student()];
  const assignmentId = await desk.assignment({ dueInDays: -1 });
  const ref = { assignmentId, studentId: student.person.id, version: 0 };
  const until = '2199-01-31T16:59:00.000Z';
  expect(await problemOf(desk.admin.call(EXTEND, { ...ref, until, reason: ' ' }))).toBe(
    'extensionNeedsReason',
  );
  expect((await desk.admin.call(EXTEND, { ...ref, until, reason: 'Illness' })).data).toMatchObject({
    extendSubmission: { state: 'TO_DO', extendedTo: '2199-01-31T16:59:00.000Z', extensionReason: 'Illness' },
  });
  expect(await own(student, assignmentId)).toMatchObject({ state: 'TO_DO', isOpen: true });
  expect(await own(other, assignmentId)).toMatchObject({ state: 'MISSED', isOpen: false });
  const { rows } = await college.database.owner.query(
    `select reason from audit where action = 'extendSubmission'`,
  );
  expect(rows).toEqual([{ reason: 'Illness' }]);
});

/** Sends a file to give back to a student. */
async function sendFeedback(ref: { assignmentId: string; studentId: string }, name: string) {
  const body = '%PDF-1.7 with remarks';
  const about = { fileId: randomUUID(), name, bytes: body.length };
  const { data } = await desk.admin.call(OPEN, { ...ref, ...about });
  const { uploadId, urls } = (data?.['openFeedbackUpload'] ?? {}) as { uploadId: string; urls: string[] };
  const { pathname, search } = new URL(urls[0] ?? '');
  await fetch(college.url + pathname + search, { method: 'PUT', body });
  return { ...about, uploadId };
}

test('feedback files are the student’s when the grade is there, and not before', async () => {
  const { student, assignmentId, ref, version } = await handedIn();
  const file = await sendFeedback(ref, 'Remarks.pdf');
  for (let time = 0; time < 2; time++) {
    const added = await desk.admin.call(ADD, { ...ref, file });
    expect(added.data).toMatchObject({ addFeedbackFile: { feedbackFiles: [{ name: 'Remarks.pdf' }] } });
  }
  expect(await own(student, assignmentId)).toMatchObject({ feedbackFiles: [] });
  const url = `/downloads/feedback-files/${file.fileId}`;
  expect((await student.fetch(url)).status).toBe(404);
  await desk.admin.call(GRADE, { ...ref, version, grade: 70, comment: '' });
  expect(await own(student, assignmentId)).toMatchObject({ feedbackFiles: [{ name: 'Remarks.pdf', url }] });
  expect((await student.fetch(url)).status).toBe(302);
});

test('what is prepared for the second round is not shown with what came with the first', async () => {
  const { student, assignmentId, ref, version } = await handedIn();
  await desk.admin.call(ADD, { ...ref, file: await sendFeedback(ref, 'First.pdf') });
  await desk.admin.call(RETURN, { ...ref, version, note: 'Name your sources.' });
  college.pass(1_000);
  const sent = [await desk.send(student, assignmentId, '%PDF-1.7 with sources')];
  await desk.submit(student, assignmentId, { sent, known: 1 });
  await desk.admin.call(ADD, { ...ref, file: await sendFeedback(ref, 'Second.pdf') });
  expect(await own(student, assignmentId)).toMatchObject({ feedbackFiles: [{ name: 'First.pdf' }] });
  const { version: now } = await workOf(ref);
  await desk.admin.call(GRADE, { ...ref, version: now, grade: 80, comment: '' });
  expect(await own(student, assignmentId)).toMatchObject({
    feedbackFiles: [{ name: 'First.pdf' }, { name: 'Second.pdf' }],
  });
});

test('who has left the group without handing in has nothing to be graded, who handed in before has', async () => {
  const { assignmentId, ref, version } = await handedIn();
  const { person } = await desk.student();
  await college.database.owner.query(
    'update group_member set last_day = first_day where person_id = any($1::uuid[])',
    [[person.id, ref.studentId]],
  );
  const given = { grade: 70, comment: '' };
  const nothing = { assignmentId, studentId: person.id, version: 0 };
  expect(await problemOf(desk.admin.call(GRADE, { ...nothing, ...given }))).toBe('recordNotFound');
  expect(await problemOf(desk.admin.call(GRADE, { ...ref, version, ...given }))).toBeUndefined();
});

test('the teacher of the course grades, a manager and another user’s teacher do not (HOLE-42)', async () => {
  const person = await college.person();
  const { rows } = await college.database.owner.query<{ id: string }>(
    `insert into teacher (region_id, name, person_id) select id, 'Paul', $1 from region limit 1 returning id`,
    [person.id],
  );
  const taught = await AssignmentDesk.open(college, rows[0]?.id);
  const student = await taught.student();
  const assignmentId = await taught.assignment();
  await taught.handIn(student, assignmentId);
  const ref = { assignmentId, studentId: student.person.id, version: 2 };
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [taught.regionId] });
  for (const stranger of [manager, desk.admin, student])
    expect(await problemOf(stranger.call(GRADE, { ...ref, grade: 100, comment: '' }))).toBe('recordNotFound');
  const teacher = await college.signedIn(person);
  // On another campus than their own a teacher grades once a user responsible there has let them.
  expect(await problemOf(teacher.call(GRADE, { ...ref, grade: 100, comment: '' }))).toBe('recordNotFound');
  await college.database.owner.query('insert into teacher_region (teacher_id, region_id) values ($1, $2)', [
    rows[0]?.id,
    taught.regionId,
  ]);
  expect((await teacher.call(GRADE, { ...ref, grade: 70, comment: '' })).data).toMatchObject({
    gradeSubmission: { grade: 70 },
  });
});

test('everything a group has handed in comes as one archive, for those who grade it', async () => {
  const assignmentId = await desk.assignment();
  for (let count = 0; count < 2; count++) await desk.handIn(await desk.student(), assignmentId);
  const url = submissionsZipAddress(assignmentId, desk.groupId);
  const answer = await desk.admin.fetch(url);
  const names = entriesOf(Buffer.from(await answer.arrayBuffer())).map(({ name }) => name);
  expect(names).toHaveLength(2);
  expect(names.every((name) => /^Person \d+ Ana - Essay\.pdf$/.test(name))).toBe(true);
  expect((await (await desk.student()).fetch(url)).status).toBe(404);
});
