import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase } from '#kit/db/database.ts';
import { isToBeDone, type SubmissionState } from '#slices/assignments/rules/submission-state.ts';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import { askEach } from '#testing/ask-each.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { liftRateLimits } from '#testing/lift-rate-limits.ts';
import { findNextAndBetween } from './listed-assignments.queries.ts';

let college: College;
let desk: AssignmentDesk;
beforeAll(async () => {
  college = await College.open();
  liftRateLimits(college.served.state);
  desk = await AssignmentDesk.open(college);
});
afterAll(() => college.close());

const FIELDS = '_id courseCode title dueDate timeZone state grade complete';
const PENDING = `query pendingAssignments($first: Int!, $withinHours: Int!) {
  pendingAssignments(first: $first, withinHours: $withinHours) { ${FIELDS} } }`;
const ALL = `query studentAssignments { studentAssignments { ${FIELDS} } }`;
const ITS_PAGE = `studentAssignment(assignmentId: $id) { ${FIELDS} }`;

const DAY_MS = 24 * 60 * 60 * 1000;

interface Listed {
  _id: string;
  dueDate: string;
  state: SubmissionState;
  grade: number | null;
  complete: boolean | null;
}

/** Every combination of what the rules tell apart, each an assignment of two groups of the desk. */
const EVERY_KIND = `
  with cases as (
    select uuidv7() as id, row_number() over () as n, * from
      (values (interval '-2 days'), (interval '3 hours'), (interval '6 days')) due (due),
      (values (null::interval), (interval '-3 days'), (interval '8 days')) more (more),
      (values (null::interval), (interval '-1 day')) sent (sent),
      (values (null::interval), (interval '-2 days'), (interval '-1 day'), (interval '-1 hour')) back (back),
      (values (false), (true)) graded (is_graded),
      (values ('GRADED'), ('COMPLETION')) kinds (kind)),
  made as (insert into assignment (id, course_id, kind) select id, $1, kind from cases),
  words as (insert into assignment_text (assignment_id, locale, title) select id, 'en', 'Work ' || n from cases),
  due as (
    insert into assignment_group (assignment_id, group_id, region_id, due_at)
    select cases.id, g.id, g.region_id, $4::timestamptz + due + n * interval '1 second' + case when g.id = $3 then interval '5 hours' else '0' end
    from cases, student_group g where g.id in ($2, $3))
  insert into submission (assignment_id, person_id, group_id, region_id, submitted_at, extended_to, extension_reason,
    returned_at, graded_at, score, complete)
  select cases.id, $5, g.id, g.region_id, $4::timestamptz + sent, $4::timestamptz + more + n * interval '1 second', case when more is not null then 'Illness' end,
    $4::timestamptz + back, case when is_graded then now() end, case when is_graded and kind = 'GRADED' then 8000 end,
    case when is_graded and kind = 'COMPLETION' then true end
  from cases, student_group g
  where g.id = case when n % 2 = 0 then $2::uuid else $3::uuid end
    and (sent is not null or more is not null or back is not null or is_graded)`;

test('lists say of each assignment what its page says, also of what is to be handed in (DASH-02)', async () => {
  const student = await desk.student();
  const other = await college.group({ regionId: desk.regionId });
  const { owner } = college.database;
  await owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, current_date - 20)`,
    [other.id, student.person.id, desk.regionId],
  );
  await owner.query(EVERY_KIND, [desk.courseId, desk.groupId, other.id, college.now(), student.person.id]);
  const all = await allOf(student);
  expect(all).toHaveLength(3 * 3 * 2 * 4 * 2 * 2);
  await expectAsOnPages(student, all);
  expect(all.map(({ dueDate }) => dueDate)).toEqual(all.map(({ dueDate }) => dueDate).toSorted());
  const expected = all.filter(({ state }) => isToBeDone(state));
  expect(new Set(expected.map(({ state }) => state)).size).toBe(2);
  expect(await pendingOf(student, { first: 5, withinHours: 8_000 })).toEqual(expected);
  const soon = college.now().getTime() + DAY_MS;
  const next = expected.filter(({ dueDate }, index) => index < 12 || Date.parse(dueDate) <= soon);
  expect(await pendingOf(student, { first: 12, withinHours: 24 })).toEqual(next);
  expect(await pendingOf(student, { first: 2, withinHours: 0 })).toEqual(expected.slice(0, 2));

  await owner.query(
    'update group_member set first_day = current_date - 20, last_day = current_date - 3 where person_id = $1',
    [student.person.id],
  );
  const left = await allOf(student);
  expect(left.length).toBeLessThan(all.length);
  await expectAsOnPages(student, left);
  expect(await pendingOf(student, { first: 5, withinHours: 8_000 })).toEqual(
    left.filter(({ state }) => isToBeDone(state)),
  );
});

test('the calendar that a page asks for beside what is to be done is the calendar asked for alone', async () => {
  const own = await AssignmentDesk.open(college);
  const [student, other] = [await own.student(), await college.group({ regionId: own.regionId })];
  const { owner } = college.database;
  await owner.query(
    `insert into group_member (group_id, person_id, region_id, first_day) values ($1, $2, $3, current_date - 20)`,
    [other.id, student.person.id, own.regionId],
  );
  await owner.query(EVERY_KIND, [own.courseId, own.groupId, other.id, college.now(), student.person.id]);
  const CALENDAR = 'first last isCut entries { _id kind title startsAt isDone }';
  const ask = async (query: string) => (await student.call(query)).data ?? {};
  const alone = await ask(`query alone { calendar { ${CALENDAR} } }`);
  const beside =
    await ask(`query beside { calendar { ${CALENDAR} } pendingExams(first: 5, withinHours: 73) { _id }
    pendingAssignments(first: 5, withinHours: 73) { _id } }`);
  const { first, last, entries } = alone['calendar'] as { first: string; last: string; entries: unknown[] };
  const dated = await ask(`query dated { calendar(from: "${first}", to: "${last}") { ${CALENDAR} } }`);
  expect(entries.length).toBeGreaterThan(100);
  expect(beside['calendar']).toEqual(alone['calendar']);
  expect(dated['calendar']).toEqual(alone['calendar']);
});

test('of those due at the same second, the same are next each time, and the database sends no others', async () => {
  const { courseId, groupId, regionId } = await AssignmentDesk.open(college);
  const student = await college.signedIn({ groupIds: [groupId] });
  const ids = Array.from({ length: 42 }, () => randomUUID()).toSorted();
  const due = new Date(college.now().getTime() + 6 * DAY_MS);
  // Every third is due at the same second as the one before it, by more time alone; the others an hour later.
  await college.database.owner.query(
    `with work as (select id, n % 3 as n from unnest($1::uuid[]) with ordinality one (id, n)),
     made as (insert into assignment (id, course_id, kind) select id, $2, 'GRADED' from work),
     more as (
       insert into submission (assignment_id, person_id, group_id, region_id, extended_to, extension_reason)
       select id, $5, $3, $4, $6, 'Illness' from work where n = 0)
     insert into assignment_group (assignment_id, group_id, region_id, due_at)
     select id, $3, $4, $6::timestamptz + case n when 0 then interval '-1 day' when 1 then '1 hour' else '0' end
     from work`,
    [ids, courseId, groupId, regionId, student.person.id, due],
  );
  const isLater = (_: string, index: number): boolean => index % 3 === 0;
  const inOrder = [...ids.filter((id, index) => !isLater(id, index)), ...ids.filter(isLater)];
  const idsOf = (listed: readonly Listed[]) => listed.map(({ _id }) => _id);
  expect(idsOf(await allOf(student))).toEqual(inOrder);
  expect(idsOf(await pendingOf(student, { first: 5, withinHours: 24 }))).toEqual(inOrder.slice(0, 5));
  expect(idsOf(await pendingOf(student, { first: 5, withinHours: 6 * 24 }))).toEqual(inOrder.slice(0, 28));
  const now = college.now();
  const asked = {
    personId: student.person.id,
    locale: 'en',
    now,
    first: 5,
    soon: now,
    from: now,
    before: now,
  };
  expect(
    await findNextAndBetween(openDatabase(college.served.state.appPool, WHOLE_COLLEGE), asked),
  ).toHaveLength(5);
});

test('the assignments of one course are those of the list of all', async () => {
  const OF_COURSE = `query assignmentsOfCourse($courseId: ID!) { studentAssignments(courseId: $courseId) { _id } }`;
  const other = await AssignmentDesk.open(college);
  const [here, there] = [await desk.assignment(), await other.assignment()];
  const student = await college.signedIn({ groupIds: [desk.groupId, other.groupId] });
  const idsOf = async (courseId: string) => {
    const { data } = await student.call(OF_COURSE, { courseId });
    return (data as { studentAssignments: { _id: string }[] }).studentAssignments.map(({ _id }) => _id);
  };
  expect(await idsOf(other.courseId)).toEqual([there]);
  const ofDesk = await idsOf(desk.courseId);
  expect(ofDesk).toContain(here);
  const all = await allOf(student);
  expect(new Set(all.map(({ _id }) => _id))).toEqual(new Set([...ofDesk, there]));
});

test('nobody is told of the assignments of others', async () => {
  await desk.assignment();
  expect(await pendingOf(await desk.student(), { first: 5, withinHours: 0 })).not.toEqual([]);
  expect(await pendingOf(await college.signedIn(), { first: 5, withinHours: 0 })).toEqual([]);
});

async function allOf(browser: Browser): Promise<Listed[]> {
  return ((await browser.call(ALL)).data as { studentAssignments: Listed[] }).studentAssignments;
}

async function expectAsOnPages(browser: Browser, listed: readonly Listed[]): Promise<void> {
  const ids = listed.map(({ _id }) => _id);
  expect(listed).toEqual(await askEach<Listed>(browser, ITS_PAGE, ids));
}

async function pendingOf(browser: Browser, asked: { first: number; withinHours: number }): Promise<Listed[]> {
  return ((await browser.call(PENDING, asked)).data as { pendingAssignments: Listed[] }).pendingAssignments;
}
