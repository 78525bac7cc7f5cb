import { afterAll, beforeAll, expect, test } from 'vitest';
import { AssignmentDesk } from '#slices/assignments/server/testing/assignment-desk.ts';
import type { Browser } from '#testing/browser.ts';
import { College } from '#testing/college.ts';
import { SUBMISSION_STATES } from '#slices/assignments/rules/submission-state.ts';

let college: College;
let desk: AssignmentDesk;
beforeAll(async () => {
  college = await College.open();
  desk = await AssignmentDesk.open(college);
});
afterAll(() => college.close());

const LIST = `query assignmentSubmissions($filter: SubmissionFilter, $sort: SubmissionSort, $first: Int, $after: ID) {
  assignmentSubmissions(filter: $filter, sort: $sort, first: $first, after: $after) {
    rows { _id studentId studentName state isLate } nextCursor count } }`;
const CHOICES = 'query submissionChoices { submissionChoices { assignmentId groupId title } }';

interface Page {
  rows: { _id: string; studentId: string; state: string; isLate: boolean }[];
  nextCursor: string | null;
  count: number;
}

const list = async (browser: Browser, variables: Record<string, unknown>): Promise<Page> =>
  (await browser.call(LIST, variables)).data?.['assignmentSubmissions'] as Page;

/** Every way in which the facts of a submission can follow each other, a day apart. */
const MOMENTS = [null, '-3 days', '-2 days', '-1 days', '1 day'] as const;

test('the list tells the states as the rules do, whatever has happened', async () => {
  const student = await desk.student();
  const { owner } = college.database;
  const expectedCount = { value: 0 };
  for (const extendedTo of MOMENTS)
    for (const submittedAt of MOMENTS.slice(0, 4))
      for (const returnedAt of MOMENTS.slice(0, 4))
        for (const [gradedAt, due] of [
          [null, '-2 days'],
          [null, '1 day'],
          ['-1 days', '1 day'],
        ] as const) {
          const assignmentId = await desk.assignment();
          expectedCount.value += 1;
          await owner.query(
            `update assignment_group set due_at = $2::timestamptz + $3::interval where assignment_id = $1`,
            [assignmentId, college.now(), due],
          );
          await owner.query(
            `insert into submission (assignment_id, person_id, group_id, region_id, extended_to, extension_reason,
               submitted_at, returned_at, graded_at, score)
             select $1, $2, $3, $4, $5::timestamptz + $6::interval, case when $6::text is not null then 'Illness' end,
               $5::timestamptz + $7::interval, $5::timestamptz + $8::interval, $5::timestamptz + $9::interval,
               case when $9::text is not null then 7000 end`,
            [
              assignmentId,
              student.person.id,
              desk.groupId,
              desk.regionId,
              college.now(),
              extendedTo,
              submittedAt,
              returnedAt,
              gradedAt,
            ],
          );
        }
  // Another one joined today, when most of it was due already.
  const late = await desk.student();
  await owner.query('update group_member set first_day = $2 where person_id = $1', [
    late.person.id,
    college.now().toISOString().slice(0, 10),
  ]);
  expectedCount.value *= 2;
  let counted = 0;
  for (const state of SUBMISSION_STATES) {
    const { rows, count } = await list(desk.admin, { filter: { state }, first: 100 });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map((row) => row.state))).toEqual(new Set([state]));
    counted += count;
  }
  expect(counted).toBe(expectedCount.value);
});

test('pages follow each other by whatever they are sorted, and who has not handed in is there', async () => {
  const here = await AssignmentDesk.open(college);
  const assignmentId = await here.assignment();
  const students = [];
  for (let count = 0; count < 5; count++) students.push(await here.student());
  for (const student of students.slice(0, 3)) await here.handIn(student, assignmentId);
  for (const sort of ['SUBMITTED', 'DUE', 'STUDENT']) {
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await list(here.admin, { sort, first: 2, after });
      seen.push(...page.rows.map(({ studentId }) => studentId));
      after = page.nextCursor;
      more = after !== null;
    }
    expect(seen.toSorted()).toEqual(students.map(({ person }) => person.id).toSorted());
  }
  const states = (await list(here.admin, { sort: 'SUBMITTED' })).rows.map(({ state }) => state);
  expect(states).toEqual(['SUBMITTED', 'SUBMITTED', 'SUBMITTED', 'TO_DO', 'TO_DO']);
});

test('an office sees its campus, and a student who grades nothing sees nothing', async () => {
  const elsewhere = await AssignmentDesk.open(college);
  const student = await elsewhere.student();
  const assignmentId = await elsewhere.assignment();
  expect(await list(desk.admin, { filter: { assignmentId } })).toMatchObject({ rows: [], count: 0 });
  expect(await list(student, {})).toMatchObject({ rows: [] });
  expect((await student.call(CHOICES)).data).toEqual({ submissionChoices: [] });
  expect((await elsewhere.admin.call(CHOICES)).data).toMatchObject({
    submissionChoices: [{ assignmentId, groupId: elsewhere.groupId, title: 'Essay' }],
  });
});

test('the work of one student is asked for by the student', async () => {
  const here = await AssignmentDesk.open(college);
  const [ana, ben] = [await here.student(), await here.student()];
  await here.assignment();
  await here.assignment();
  const { rows, count } = await list(here.admin, { filter: { studentId: ana.person.id } });
  expect(count).toBe(2);
  expect(new Set(rows.map(({ studentId }) => studentId))).toEqual(new Set([ana.person.id]));
  expect(ben.person.id).not.toBe(ana.person.id);
});

test('a manager follows the work of one student of the campus, and opens and lists nothing else', async () => {
  const here = await AssignmentDesk.open(college);
  const assignmentId = await here.assignment();
  const student = await here.student();
  await here.handIn(student, assignmentId);
  const filter = { studentId: student.person.id };
  const manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [here.regionId] });
  expect((await list(manager, { filter })).rows).toMatchObject([{ state: 'SUBMITTED' }]);
  expect((await list(manager, {})).rows).toEqual([]);
  const opened = await manager.call(
    `query one($a: ID!, $s: ID!) { assignmentSubmission(assignmentId: $a, studentId: $s) { _id } }`,
    { a: assignmentId, s: student.person.id },
  );
  expect(opened.data?.['assignmentSubmission'] ?? null).toBeNull();
  const elsewhere = await college.signedIn({ roles: ['user', 'manager'], regionIds: [desk.regionId] });
  expect((await list(elsewhere, { filter })).rows).toEqual([]);
});
