import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import type { Answer } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { submissionsZipAddress } from '#slices/assignments/rules/downloads.ts';
import { SENDING_QUOTA } from '#kit/files/sending-quota.ts';

let college: College;
let desk: AssignmentDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await AssignmentDesk.open(college);
});
afterAll(() => college.close());

const OWN = `query studentAssignment($assignmentId: ID!) { studentAssignment(assignmentId: $assignmentId) {
  title state isOpen dueDate isExtended grade complete comment returnNote
  submissions { number receiptHash files { name } } feedbackFiles { _id } downloads { _id } } }`;
const DAY_MS = 86_400_000;

const problemOf = async (call: Promise<Answer>) => (await call).errors[0]?.extensions.problem;
const submittedOf = (answer: Answer) =>
  answer.data?.['submitAssignment'] as {
    state: string;
    isOpen: boolean;
    submissions: {
      _id: string;
      number: number;
      receiptHash: string;
      files: { _id: string; name: string; sha256: string; url: string }[];
    }[];
  };

test('a student hands in, has a receipt on the page and by mail, and changes it until the deadline (ASGN-10)', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment({ title: 'Essay on Romans 8' });
  const body = '%PDF-1.7 my essay';
  const sent = [await desk.send(student, assignmentId, body)];
  const first = submittedOf(await desk.submit(student, assignmentId, { sent }));
  expect(first).toMatchObject({ state: 'SUBMITTED', isOpen: true });
  const [version] = first.submissions;
  expect(version?.files[0]?.sha256).toBe(createHash('sha256').update(body).digest('hex'));
  const mail = (await college.mails()).find(({ to }) => to === student.person.email);
  expect(mail?.subject).toBe('We’ve received your assignment Essay on Romans 8');
  expect(mail?.text).toContain(version?.receiptHash.slice(0, 8));

  const notes = [await desk.send(student, assignmentId, 'my notes', 'Notes.txt')];
  const kept = [version?.files[0]?._id ?? ''];
  const second = submittedOf(await desk.submit(student, assignmentId, { sent: notes, kept, known: 1 }));
  expect(second.submissions.map(({ number, files }) => [number, files.map(({ name }) => name)])).toEqual([
    [2, ['Essay.pdf', 'Notes.txt']],
    [1, ['Essay.pdf']],
  ]);
  expect(second.submissions[0]?.receiptHash).not.toBe(version?.receiptHash);
});

test('what was handed in cannot be exchanged by sending something else to the same place', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  const sent = [await desk.send(student, assignmentId, '%PDF-1.7 my own work')];
  const [first] = submittedOf(await desk.submit(student, assignmentId, { sent })).submissions;
  const fileId = sent[0]?.fileId ?? '';
  for (const body of ['<html> not that', '%PDF-1.7 another man'])
    await desk.submit(student, assignmentId, {
      sent: [await desk.send(student, assignmentId, body, 'Essay.pdf', fileId)],
      known: 1,
    });
  const { owner } = college.database;
  const { rows } = await owner.query<{ key: string }>(
    'select file_key as key from submission_file where sha256 = $1',
    [first?.files[0]?.sha256],
  );
  const { body } = await college.served.state.store.get(rows[0]?.key ?? '');
  expect(await text(body)).toBe('%PDF-1.7 my own work');
});

test('a file of several parts arrives whole', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  const body = Buffer.concat([Buffer.from('%PDF-1.7 '), randomBytes(13_000_000)]);
  const sent = [await desk.send(student, assignmentId, body)];
  const { submissions } = submittedOf(await desk.submit(student, assignmentId, { sent }));
  expect(submissions[0]?.files[0]?.sha256).toBe(createHash('sha256').update(body).digest('hex'));
});

test('what is sent twice, one press after the other or both at once, is handed in once', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  const handed = {
    sent: [await desk.send(student, assignmentId, '%PDF-1.7 twice')],
    versionId: randomUUID(),
  };
  await Promise.all([1, 2].map(() => desk.submit(student, assignmentId, handed)));
  const { submissions } = submittedOf(await desk.submit(student, assignmentId, handed));
  expect(submissions.map(({ number }) => number)).toEqual([1]);
  const mails = (await college.mails()).filter(({ to }) => to === student.person.email);
  expect(mails).toHaveLength(1);
});

test('a page that does not know of the newest version overwrites nothing', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  await desk.handIn(student, assignmentId);
  const sent = [await desk.send(student, assignmentId, '%PDF-1.7 old page')];
  expect(await problemOf(desk.submit(student, assignmentId, { sent, known: 0 }))).toBe('submissionChanged');
  expect(await problemOf(desk.submit(student, assignmentId, { sent, known: 1, kept: [randomUUID()] }))).toBe(
    'submissionChanged',
  );
});

test('the deadline closes it, by the server’s clock and whatever the page thinks (ASGN-07) (ASGN-08)', async () => {
  const hall = await AssignmentDesk.open(college);
  const student = await hall.student();
  const QUARTER_MS = 900_000;
  const assignmentId = await hall.assignment({ dueInDays: QUARTER_MS / DAY_MS });
  const sent = [await hall.send(student, assignmentId, '%PDF-1.7 in time')];
  college.pass(QUARTER_MS);
  const late = [await hall.send(student, assignmentId, '%PDF-1.7 late')];
  expect(submittedOf(await hall.submit(student, assignmentId, { sent }))).toMatchObject({ isOpen: true });
  college.pass(1);
  expect(await problemOf(hall.submit(student, assignmentId, { sent: late, known: 1 }))).toBe(
    'assignmentIsClosed',
  );
  const { data } = await student.call(OWN, { assignmentId });
  expect(data).toMatchObject({ studentAssignment: { state: 'SUBMITTED', isOpen: false } });
});

test('nothing by the deadline counts as 0 or incomplete (HOLE-42)', async () => {
  const student = await desk.student();
  const [graded, other] = [
    await desk.assignment({ dueInDays: -1 }),
    await desk.assignment({ dueInDays: -1, kind: 'COMPLETION' }),
  ];
  const own = async (assignmentId: string) => (await student.call(OWN, { assignmentId })).data;
  expect(await own(graded)).toMatchObject({
    studentAssignment: { state: 'MISSED', grade: 0, complete: null },
  });
  expect(await own(other)).toMatchObject({
    studentAssignment: { state: 'MISSED', grade: null, complete: false },
  });
});

test('a page in the clothes of a document, a file of no kind and too many files are refused (HOLE-43)', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  const refused = async (body: string, name: string) => {
    const sent = [await desk.send(student, assignmentId, body, name)];
    return problemOf(desk.submit(student, assignmentId, { sent }));
  };
  expect(await refused('<!doctype html><script>alert(1)</script>', 'Essay.pdf')).toBe('submittedFileType');
  expect(await refused('<svg onload="alert(1)"/>', 'Photo.png')).toBe('submittedFileType');
  expect(await refused('MZ\u0000\u0001', 'Essay.doc')).toBe('submittedFileType');
  const one = await desk.send(student, assignmentId, '%PDF-1.7 one');
  const bad = await desk.send(student, assignmentId, 'MZ\u0000\u0001', 'Notes.doc');
  const { errors } = await desk.submit(student, assignmentId, { sent: [one, bad] });
  expect(errors[0]?.extensions).toMatchObject({
    problem: 'submittedFileType',
    values: { name: 'Notes.doc' },
  });
  const eleven = Array.from({ length: 11 }, () => one);
  expect(await problemOf(desk.submit(student, assignmentId, { sent: eleven }))).toBe('tooManyFilesToSubmit');
  expect(await problemOf(desk.submit(student, assignmentId, {}))).toBe('noFilesToSubmit');
  const half = { ...one, bytes: 5_000 };
  expect(await problemOf(desk.submit(student, assignmentId, { sent: [half] }))).toBe(
    'submittedFileNotArrived',
  );
});

test('what was handed in is given out as an attachment to its student and to nobody else', async () => {
  const [student, other] = [await desk.student(), await desk.student()];
  const assignmentId = await desk.assignment();
  const sent = [await desk.send(student, assignmentId, 'plain words', 'Notes.txt')];
  const { submissions } = submittedOf(await desk.submit(student, assignmentId, { sent }));
  const url = submissions[0]?.files[0]?.url ?? '';
  const led = await student.fetch(url);
  expect(led.status).toBe(302);
  const { pathname, search } = new URL(led.headers.get('location') ?? '', college.url);
  const file = await fetch(college.url + pathname + search);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await file.text()).toBe('plain words');
  expect((await other.fetch(url)).status).toBe(404);
  expect((await college.visitor().fetch(url)).headers.get('location')).toContain('/login');
});

test('a file that is no longer what was handed in is given to nobody, and the office is told', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  const sent = [await desk.send(student, assignmentId, 'plain words', 'Notes.txt')];
  const { submissions } = submittedOf(await desk.submit(student, assignmentId, { sent }));
  const { url = '', _id: fileId } = submissions[0]?.files[0] ?? {};
  const { rows } = await college.database.owner.query<{ key: string }>(
    'select file_key as key from submission_file where id = $1',
    [fileId],
  );
  const { store } = college.served.state;
  // A user who had it before, when it was as it should be, is not given it either.
  const examining = vi.spyOn(store, 'get');
  for (let times = 0; times < 3; times += 1) expect((await student.fetch(url)).status).toBe(302);
  expect(examining).toHaveBeenCalledTimes(1);
  await store.put(rows[0]?.key ?? '', Buffer.from('other words'), { contentType: 'text/plain' });
  for (const reader of [student, desk.admin]) {
    const refused = await reader.fetch(url);
    expect([refused.status, await refused.text()]).toEqual([
      409,
      '“Notes.txt” has changed since it was submitted, so it can’t be opened. The problem is recorded in the system log.',
    ]);
  }
  const zip = await desk.admin.fetch(submissionsZipAddress(assignmentId, desk.groupId));
  await expect(zip.arrayBuffer()).rejects.toThrow('terminated');
  const told = await college.database.owner.query(
    `select payload from log_entry where action = 'submittedFileDamaged' and type = 'ERROR'`,
  );
  expect(told.rows).toHaveLength(3);
});

test('an assignment of another group does not exist, and a version’s id cannot be taken from a user', async () => {
  const [student, other] = [await desk.student(), await desk.student()];
  const assignmentId = await desk.assignment();
  const stranger = await (await AssignmentDesk.open(college)).student();
  expect((await stranger.call(OWN, { assignmentId })).data).toEqual({ studentAssignment: null });
  const versionId = await desk.handIn(student, assignmentId);
  const sent = [await desk.send(other, assignmentId, '%PDF-1.7 mine')];
  expect(await problemOf(desk.submit(other, assignmentId, { sent, versionId }))).toBe('recordNotFound');
});

test('a file that nobody hands in is forgotten after a day, and one that was handed in stays', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  await desk.send(student, assignmentId, '%PDF-1.7 left behind');
  await desk.handIn(student, assignmentId);
  await college.database.owner.query('update graphile_worker._private_jobs set run_at = now()');
  await college.runJobs();
  const keys: string[] = [];
  for await (const { key } of college.served.state.store.list(`submissions/${assignmentId}`)) keys.push(key);
  expect(keys).toHaveLength(1);
  const uploads: string[] = [];
  for await (const { key } of college.served.state.store.listUploads(new Date(Date.now() + DAY_MS)))
    uploads.push(key);
  expect(uploads.filter((key) => key.includes(assignmentId))).toEqual([]);
});

test('a file that was announced small is not taken large, and who has too many open is told so', async () => {
  const student = await desk.student();
  const assignmentId = await desk.assignment();
  const announce = (bytes: number) => desk.openUpload(student, assignmentId, { bytes });
  const { data } = await announce(10);
  const opened = data?.['openSubmissionUpload'] as { urls: string[] };
  const [url = ''] = opened.urls;
  const { pathname, search } = new URL(url);
  const send = (bytes: number) =>
    fetch(college.url + pathname + search, { method: 'PUT', body: new Uint8Array(bytes) });
  expect((await send(11)).status).toBe(413);
  expect((await send(10)).status).toBe(200);

  await college.database.owner.query(
    `insert into sent_upload select gen_random_uuid()::text, $1, 1, now() from generate_series(1, $2::int)`,
    [student.person.id, SENDING_QUOTA.open],
  );
  expect(await problemOf(announce(10))).toBe('sendingQuotaReached');
});

test('a graduate hands in nothing with the class they were in', async () => {
  const assignmentId = await desk.assignment();
  const graduate = await desk.student();
  const { id } = graduate.person;
  await college.database.owner.query(`update person set graduated_on = '2026-07-01' where id = $1`, [id]);
  await college.database.owner.query(`update group_member set last_day = '2026-07-01' where person_id = $1`, [
    id,
  ]);
  expect(await problemOf(desk.openUpload(graduate, assignmentId, { bytes: 9 }))).toBe('recordNotFound');
  expect(await problemOf(desk.submit(graduate, assignmentId, { sent: [] }))).toBe('recordNotFound');
});
