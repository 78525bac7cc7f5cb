import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { ExamRoom } from './testing/exam-room.ts';

const CALENDAR = `query calendar($from: Day, $to: Day) { calendar(from: $from, to: $to) {
  first last timeZone isCut entries { _id kind title detail startsAt endsAt allDay timeZone path isDone } } }`;

interface CalendarAnswer {
  first: string;
  last: string;
  timeZone: string;
  entries: { _id: string; kind: string; startsAt: string; path: string; isDone: boolean }[];
}

const calendarOf = async (reader: Browser, span = {}): Promise<CalendarAnswer> =>
  (await reader.call(CALENDAR, span)).data?.['calendar'] as CalendarAnswer;

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  const region = await college.region({ timeZone: 'Asia/Jakarta' });
  room = await ExamRoom.open(college, region.id);
});
afterAll(() => college.close());

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(college.now().getTime() + days * DAY_MS).toISOString();

test('an exam stands in the calendar of its group when it opens and by the reader’s own deadline (DASH-01)', async () => {
  const examId = await room.exam({ questions: 1, deadlineInDays: 5 });
  const [{ browser: ana }, ben] = [await room.student(), await room.student()];
  const outsider = await college.signedIn();
  const grant = `insert into exam_grant (exam_id, group_id, person_id, region_id, extra_attempts, extra_minutes, deadline, reason, granted_at)
    select exam_id, group_id, $2, region_id, 0, 30, $3, 'Ill', now() from exam_group where exam_id = $1`;
  await college.database.owner.query(grant, [examId, ben.personId, inDays(6)]);

  const told = await calendarOf(ana);
  expect(told.timeZone).toBe('Asia/Jakarta');
  expect(told.entries).toEqual([
    {
      _id: `exam-closes-${examId}`,
      kind: 'EXAM_CLOSES',
      title: 'Final exam',
      detail: expect.any(String) as string,
      startsAt: inDays(5),
      endsAt: null,
      allDay: false,
      timeZone: 'Asia/Jakarta',
      path: `/student/exams/${examId}`,
      isDone: false,
    },
  ]);
  // Extra minutes are for a student who has begun, and no later deadline.
  expect((await calendarOf(ben.browser)).entries.map(({ startsAt }) => startsAt)).toEqual([inDays(6)]);
  expect((await calendarOf(outsider)).entries).toEqual([]);

  const [from, to] = [inDays(-35).slice(0, 10), inDays(-20).slice(0, 10)];
  const past = await calendarOf(ana, { from, to });
  expect(past).toMatchObject({ first: from, last: to });
  expect(past.entries.map(({ _id }) => _id)).toEqual([`exam-opens-${examId}`]);
});

test('an accommodation is no later deadline in the calendar, as on the page of the exam', async () => {
  const examId = await room.exam({ questions: 1, deadlineInDays: 3, input: { limitMinutes: 60 } });
  const { browser: ana, personId } = await room.student();
  await college.database.owner.query(
    `insert into exam_accommodation (person_id, extra_percent, extra_attempts, reason, granted_at)
     values ($1, 50, 0, '', now())`,
    [personId],
  );
  const { entries } = await calendarOf(ana);
  expect(entries.find(({ _id }) => _id === `exam-closes-${examId}`)?.startsAt).toBe(inDays(3));
});

test('more than two months at once are refused', async () => {
  const { browser: ana } = await room.student();
  const { errors } = await ana.call(CALENDAR, { from: '2026-01-01', to: '2026-03-31' });
  expect(errors[0]).toMatchObject({
    message: 'A calendar shows up to 62 days at a time.',
    extensions: { problem: 'calendarSpan' },
  });
});
