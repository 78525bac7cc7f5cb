import { afterAll, beforeAll, expect, test } from 'vitest';
import { attemptToTell, placeOfExam } from '#slices/exams/rules/exam-lists.ts';
import { ExamRoom } from '#slices/exams/server/testing/exam-room.ts';
import { askEach } from '#testing/ask-each.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';

let college: College;
let room: ExamRoom;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  room = await ExamRoom.open(college, (await college.region({})).id);
});
afterAll(() => college.close());

const PENDING = `query pendingExams($first: Int!, $withinHours: Int!) {
  pendingExams(first: $first, withinHours: $withinHours) {
    _id title courseCode opensAt deadline timeZone isOpen isToCome attemptCount allowedAttempts
    told { endedAt grade passed } } }`;
const ALL = `query studentExams { studentExams { _id title courseCode opensAt deadline timeZone isOpen isToCome attemptCount
  allowedAttempts told { endedAt grade passed } } }`;
const ITS_PAGE = `studentExam(examId: $id) { _id title courseCode opensAt deadline timeZone allowedAttempts refusal
  attempts { endedAt grade passed } counts { endedAt grade passed } }`;

type AttemptAnswer = { endedAt: string | null; grade: number | null; passed: boolean | null };
interface Listed {
  _id: string;
  deadline: string;
  isOpen: boolean;
  isToCome: boolean;
}
interface OnItsPage {
  _id: string;
  deadline: string;
  refusal: string | null;
  attempts: AttemptAnswer[];
  counts: AttemptAnswer | null;
}

/** Every combination of times, grants and attempts that the rules tell apart, each an exam of the room's group. */
const EVERY_KIND = `
  with times as (
    select * from (values
      (1, interval '-9 days', interval '2 hours', null::interval),
      (2, interval '-9 days', interval '-2 days', null),
      (3, interval '-9 days', interval '-2 days', interval '-5 minutes'),
      (4, interval '-9 days', interval '-1 day', interval '3 days'),
      (5, interval '4 days', interval '9 days', null)) t (kind, opens, due, closes)),
  given as (
    select * from (values (1, null::int, null::int, null::interval), (2, 2, 0, null), (3, 0, 60, null), (4, 0, 0, interval '5 days'))
      t (kind, attempts, minutes, due)),
  sat as (
    select * from (values (1, ''), (2, 'F'), (3, 'FF'), (4, 'FP'), (5, 'FW'), (6, 'FO'), (7, 'FR'), (8, 'VF')) t (kind, told)),
  cases as (
    select uuidv7() as id, row_number() over () as n, times.opens, times.due, times.closes, given.attempts, given.minutes,
      given.due as own_due, sat.told, written.is_whole
    from times, given, sat, (values (true), (false)) written (is_whole)),
  exams as (insert into exam (id, course_id) select id, $1 from cases),
  titles as (insert into exam_text (exam_id, locale, title) select id, 'en', 'Exam ' || n from cases),
  questions as (insert into question (id, exam_id, position) select id, id, 1 from cases where is_whole),
  versions as (
    insert into question_version (id, question_id, number, kind, points, written_at)
    select id, id, 1, 'TRUE_FALSE', 1, now() from cases where is_whole),
  words as (insert into question_text (version_id, locale, words) select id, 'en', 'God is love.' from cases where is_whole),
  class as (select id, region_id from student_group where id = $2),
  scheduled as (
    insert into exam_group (exam_id, group_id, region_id, opens_at, deadline, closes_at)
    select cases.id, class.id, class.region_id, $4::timestamptz + opens, $4::timestamptz + due + n * interval '1 second',
      $4::timestamptz + closes + n * interval '1 second' from cases, class),
  granted as (
    insert into exam_grant (exam_id, group_id, person_id, region_id, extra_attempts, extra_minutes, deadline, reason, granted_at)
    select cases.id, class.id, $3, class.region_id, attempts, minutes, $4::timestamptz + own_due + n * interval '1 second', 'Illness', now()
    from cases, class where attempts is not null)
  insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id, started_at, deadline,
    last_seen_at, ended_at, ending, score, passed, voided_at, waits_since)
  select uuidv7(), cases.id, $3, class.id, class.region_id, place, 'en', '[]', uuidv7(), now(), now(), now(),
    case when one not in ('O', 'R') then $4::timestamptz - interval '1 day' end,
    case when one not in ('O', 'R') then 'SUBMITTED' end,
    case one when 'F' then 4000 when 'P' then 9000 when 'V' then 9500 end,
    case one when 'F' then false when 'P' then true when 'V' then true end,
    case one when 'V' then now() end, case one when 'R' then now() end
  from cases, class, regexp_split_to_table(told, '') with ordinality t (one, place) where told <> ''`;

/** What a list has to say of an exam, by what its own page says. */
function asListed({ refusal, attempts, counts, ...exam }: OnItsPage) {
  const place = placeOfExam({ refusal, attempts });
  return {
    ...exam,
    isOpen: place === 'open',
    isToCome: place === 'later',
    attemptCount: attempts.length,
    told: attemptToTell(attempts, counts),
  };
}

test('lists say of each exam what its page says, also of what is still to be sat (DASH-02, EXAM-21)', async () => {
  const { browser, personId } = await studentOf(room);
  await college.database.owner.query(EVERY_KIND, [room.courseId, room.groupId, personId, college.now()]);
  const all = ((await browser.call(ALL)).data as { studentExams: Listed[] }).studentExams;
  expect(all).toHaveLength(5 * 4 * 8 * 2);
  const ids = all.map(({ _id }) => _id);
  const pages = await askEach<OnItsPage>(browser, ITS_PAGE, ids);
  expect(all).toEqual(pages.map(asListed));
  expect(all.map(deadlineOf)).toEqual(all.map(deadlineOf).toSorted());
  const expected = all.filter(({ isOpen, isToCome }) => isOpen || isToCome);
  const places = new Set(expected.map(({ isOpen }) => isOpen));
  expect(places.size).toBe(2);
  expect(await pendingOf(browser, { first: 5, withinHours: 8_000 })).toEqual(expected);
  expect(await pendingOf(browser, { first: 3, withinHours: 0 })).toEqual(
    expected.filter(({ deadline }, index) => index < 3 || Date.parse(deadline) <= college.now().getTime()),
  );
});

test('the exams of one course tell what the list of all does, and how long they are', async () => {
  const { browser } = await room.student();
  const examId = await room.exam({ questions: 3, deadlineInDays: 2 });
  const asked = `query studentExams($courseId: ID) { studentExams(courseId: $courseId) {
    _id title allowedAttempts questionCount limitMinutes } }`;
  const listed = async (courseId?: string) =>
    ((await browser.call(asked, { courseId })).data as { studentExams: Listed[] }).studentExams;
  const found = await listed(room.courseId);
  expect(found.find(({ _id }) => _id === examId)).toMatchObject({ questionCount: 3 });
  expect(found).toEqual(await listed());
  const page = `studentExam(examId: $id) { _id title allowedAttempts questionCount limitMinutes }`;
  expect(await askEach(browser, page, [examId])).toEqual(found.filter(({ _id }) => _id === examId));
  expect(await listed('00000000-0000-7000-8000-000000000000')).toEqual([]);
});

test('nobody is told of the exams of others, nor of a group they have left', async () => {
  const { browser, personId } = await studentOf(room);
  const examId = await room.exam({ questions: 1, deadlineInDays: 1 });
  expect((await pendingOf(browser, { first: 5, withinHours: 8_000 })).map(({ _id }) => _id)).toContain(
    examId,
  );
  expect(await pendingOf(room.admin, { first: 5, withinHours: 8_000 })).toEqual([]);
  await college.database.owner.query(
    'update group_member set last_day = current_date - 3, first_day = current_date - 9 where person_id = $1',
    [personId],
  );
  expect(await pendingOf(browser, { first: 5, withinHours: 8_000 })).toEqual([]);
});

type Browser = Awaited<ReturnType<ExamRoom['student']>>['browser'];

async function studentOf({ groupId }: ExamRoom) {
  const { browser } = await room.student();
  const { rows } = await college.database.owner.query<{ id: string }>(
    'select person_id as id from group_member where group_id = $1 order by person_id desc limit 1',
    [groupId],
  );
  return { browser, personId: rows[0]?.id ?? '' };
}

const deadlineOf = ({ deadline }: Listed): string => deadline;

async function pendingOf(browser: Pick<Browser, 'call'>, asked: { first: number; withinHours: number }) {
  const { data } = await browser.call(PENDING, asked);
  return (data as { pendingExams: { _id: string; deadline: string }[] }).pendingExams;
}
