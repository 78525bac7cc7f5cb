import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { College } from '#testing/college.ts';
import { ExamRoom, type Student } from '#slices/exams/server/testing/exam-room.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { remindOfExams } from './remind-of-exams.ts';

let college: College;
let regionId: string;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  regionId = (await college.region({ timeZone: 'America/Denver' })).id;
});
beforeEach(async () => {
  room = await ExamRoom.open(college, regionId);
});
afterAll(() => college.close());

/** As the queue would run it. */
async function remind(): Promise<void> {
  const { appPool, services } = college.served.state;
  await remindOfExams.run({}, { db: openDatabase(appPool, WHOLE_COLLEGE), services, earlierTries: 0 });
  await college.runJobs();
}

const mailsTo = async ({
  personId,
}: Student): Promise<{ subject: string; text: string; language: string }[]> =>
  (
    await college.database.owner.query<{ subject: string; text: string; language: string }>(
      `select subject, text_body as text, language from outbox_mail where template = 'examClosing' and person_id = $1`,
      [personId],
    )
  ).rows;

const HOUR_MS = 3_600_000;

test('a day before the deadline the user who has not begun the exam is reminded by mail, once (EXAM-18) (HOLE-40) (H2)', async () => {
  await room.exam({ questions: 1, deadlineInDays: 3 });
  const ana = await room.student();
  await remind();
  expect(await mailsTo(ana)).toEqual([]);
  college.pass(49 * HOUR_MS);
  await remind();
  await remind();
  expect(await mailsTo(ana)).toEqual([
    expect.objectContaining({ subject: 'Your exam Final exam is due soon.' }),
  ]);
});

test('nobody is reminded of an exam that they have begun (EXAM-19)', async () => {
  const examId = await room.exam({ questions: 1, deadlineInDays: 0.5 });
  const [ana, ben] = [await room.student(), await room.student()];
  await ana.start(examId);
  await remind();
  expect(await mailsTo(ana)).toEqual([]);
  expect(await mailsTo(ben)).toHaveLength(1);
});

test('a reminder speaks the language of the student, on the clocks of the student', async () => {
  const ana = await room.student();
  await college.database.owner.query(
    `update person set locale = 'de_DE', time_zone = 'Asia/Jakarta' where id = $1`,
    [ana.personId],
  );
  await room.exam({ questions: 1, deadlineInDays: 0.5 });
  await remind();
  const [mail] = await mailsTo(ana);
  const deadline = new Intl.DateTimeFormat('de-DE', {
    timeZone: 'Asia/Jakarta',
    dateStyle: 'full',
  }).format(new Date(college.now().getTime() + 12 * HOUR_MS));
  expect(mail).toMatchObject({ language: 'de-DE', subject: expect.stringContaining('Ihre Prüfung') });
  expect(mail?.text).toContain(deadline);
  expect(mail?.text).toContain('Jakarta (GMT+7)');
});

test('a job that runs late still reminds before the deadline (TRAP-40)', async () => {
  await room.exam({ questions: 1, deadlineInDays: 2 });
  const ana = await room.student();
  college.pass(47.9 * HOUR_MS);
  await remind();
  expect(await mailsTo(ana)).toHaveLength(1);
});

test('nobody is reminded after the deadline (TRAP-40)', async () => {
  await room.exam({ questions: 1, deadlineInDays: 2 });
  const ana = await room.student();
  college.pass(49 * HOUR_MS);
  await remind();
  expect(await mailsTo(ana)).toEqual([]);
});
