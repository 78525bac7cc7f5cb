import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, type TestPerson } from '#testing/college.ts';

const CANDIDATES = `query c($groupId: ID!) { groupCandidates(groupId: $groupId, step: PROMOTION) {
  _id fullName shortfalls requirements { name isMet value amount steps { label value } path } } }`;
const PROMOTE = `mutation p($groupId: ID!, $newGroupId: ID!, $groupInput: GroupInput, $exceptions: [ExceptionInput!]) {
  promoteGroup(groupId: $groupId, newGroupId: $newGroupId, groupInput: $groupInput, exceptions: $exceptions) { membersNow } }`;
const SAVE = `mutation s($groupId: ID!, $version: Int!, $promotionPolicyInput: PromotionPolicyInput!) {
  savePromotionPolicy(groupId: $groupId, version: $version, promotionPolicyInput: $promotionPolicyInput) {
    studyYear asksHours minAttendance minEvaluations minScore asksDues version mayChange } }`;
const POLICY = `query p($groupId: ID!) { promotionPolicy(groupId: $groupId) { minAttendance version mayChange } }`;
const NOTHING = { asksHours: false, asksDues: false };

interface Candidate {
  _id: string;
  shortfalls: string[];
  requirements: {
    name: string;
    isMet: boolean;
    value: string;
    steps: { label: string; value: string }[];
    path: string | null;
  }[];
}

let college: College;
let denver: { id: string };
let manager: Browser;
let admin: Browser;
let elsewhere: Browser;
let group: { id: string };
let ana: TestPerson;

const sql = (text: string, values: unknown[] = []) =>
  college.database.owner.query<Record<string, unknown>>(text, values);
const problemOf = ({ errors }: Awaited<ReturnType<Browser['call']>>) => errors[0]?.extensions.problem;

beforeAll(async () => {
  college = await College.open();
  await sql(
    'update site_settings set core_after_first_year = 0, electives_after_first_year = 0, version = version + 1',
  );
  const walsall = await college.region();
  elsewhere = await college.signedIn({ roles: ['user', 'manager', 'admin'], regionIds: [walsall.id] });
});
beforeEach(async () => {
  denver = await college.region({ timeZone: 'Asia/Jakarta' });
  manager = await college.signedIn({ roles: ['user', 'manager'], regionIds: [denver.id] });
  admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [denver.id] });
  group = await college.group({ regionId: denver.id, name: 'First Year' });
  await sql('update student_group set study_year = 1 where id = $1', [group.id]);
  ana = await college.person({ firstName: 'Ana', regionIds: [denver.id], groupIds: [group.id] });
});
afterAll(() => college.close());

async function candidates(who = manager): Promise<Candidate[] | null> {
  const { data } = await who.call(CANDIDATES, { groupId: group.id });
  return data?.['groupCandidates'] as Candidate[] | null;
}
async function found(name: string, who = manager) {
  const all = (await candidates(who)) ?? [];
  return all.find(({ _id }) => _id === ana.id)?.requirements.find((one) => one.name === name);
}
const save = (input: object, { version = 0, who = admin }: { version?: number; who?: Browser } = {}) =>
  who.call(SAVE, { groupId: group.id, version, promotionPolicyInput: { ...NOTHING, ...input } });
const promote = (exceptions: object[] = []) =>
  manager.call(PROMOTE, {
    groupId: group.id,
    newGroupId: randomUUID(),
    groupInput: {
      regionId: denver.id,
      name: 'Second Year',
      studyYear: 2,
      intake: '',
      session: 'DAY',
      locale: 'en',
    },
    exceptions,
  });

/** Two categories with ten hours each, and confirmed minutes in each. */
async function serve(minutes: readonly number[], status = 'CONFIRMED'): Promise<void> {
  await sql('insert into hour_policy (group_id, region_id) values ($1, $2) on conflict do nothing', [
    group.id,
    denver.id,
  ]);
  for (const [at, count] of minutes.entries()) {
    const { rows } = await sql(
      `insert into hour_category (id, region_id, names, position) values (gen_random_uuid(), $1, $2, $3) returning id`,
      [denver.id, JSON.stringify({ en: `Category ${at}${status}` }), status === 'PENDING' ? 5 : at],
    );
    const category = rows[0]?.['id'];
    await sql(
      'insert into hour_requirement (group_id, category_id, region_id, required_minutes) values ($1, $2, $3, 600)',
      [group.id, category, denver.id],
    );
    if (count > 0)
      await sql(
        `insert into hour_entry (id, person_id, region_id, group_id, category_id, day, minutes, status, created_at)
         values (gen_random_uuid(), $1, $2, $3, $4, '2026-01-05', $5, $6, now())`,
        [ana.id, denver.id, group.id, category, count, status],
      );
  }
}

/** Rolls on which Ana was, and of the first ones some marks. */
async function attend(rolls: number, marks: readonly string[]): Promise<void> {
  for (let at = 0; at < rolls; at++) {
    const { rows } = await sql(
      `insert into class_session (region_id, group_id, starts_at, ends_at, roll_taken_at, roll_person_ids)
       values ($1, $2, now() - ($3 + 2) * interval '1 day', now() - ($3 + 2) * interval '1 day' + interval '1 hour', now(), $4) returning id`,
      [denver.id, group.id, at, [ana.id]],
    );
    const kind = marks[at];
    if (kind)
      await sql(
        `insert into attendance_mark (session_id, person_id, region_id, kind, taken_at) values ($1, $2, $3, $4, now())`,
        [rows[0]?.['id'], ana.id, denver.id, kind],
      );
  }
}

/** An evaluation of Ana with these scores. */
async function evaluate(scores: readonly number[], status = 'PUBLISHED'): Promise<void> {
  const answers = Object.fromEntries([...scores.entries(), ['said', 'in words']]);
  await sql(
    `with form as (insert into evaluation_form (id, region_id) values (gen_random_uuid(), $1) returning id),
     version as (insert into evaluation_form_version (form_id, region_id, number, names, criteria)
       select id, $1, 1, '{"en": "Form"}', '[{}]' from form returning id, form_id)
     insert into evaluation (id, form_id, form_version_id, region_id, group_id, student_id, day, answers, status, published_at, created_at)
     select gen_random_uuid(), form_id, id, $1, $2, $3, '2026-02-01', $4, $5, case when $5 = 'PUBLISHED' then now() end, now() from version`,
    [denver.id, group.id, ana.id, JSON.stringify(answers), status],
  );
}

describe('what a campus asks besides courses', () => {
  const CASES = [
    ['HOURS', { asksHours: true }, () => serve([900, 590]), () => serve([600, 600])],
    ['ATTENDANCE', { minAttendance: 80 }, () => attend(5, ['ABSENT', 'ABSENT']), () => attend(5, ['ABSENT'])],
    [
      'EVALUATIONS',
      { minEvaluations: 2 },
      () => evaluate([5]),
      async () => {
        await evaluate([5]);
        await evaluate([]);
      },
    ],
    ['EVALUATIONS', { minEvaluations: 1, minScore: 3.5 }, () => evaluate([3, 4, 3]), () => evaluate([3, 4])],
  ] as const;

  test.each(CASES)(
    'keeps who misses %s from going on, but not with a reason that is recorded (%j)',
    async (name, input, miss) => {
      await save(input);
      await miss();
      expect(await found(name)).toMatchObject({ isMet: false });
      expect(problemOf(await promote())).toBe('nobodyGoesOn');
      const exceptions = [{ personId: ana.id, reason: 'Serves abroad' }];
      expect((await promote(exceptions)).data).toEqual({ promoteGroup: { membersNow: 1 } });
      const { rows } = await sql(
        `select after -> 'exceptions' as made from audit where action = 'promoteGroup' and entity_id = $1`,
        [group.id],
      );
      expect(rows[0]?.['made']).toEqual([{ ...exceptions[0], shortfalls: [name] }]);
    },
  );

  test.each(CASES)('lets who has %s go on (%j)', async (name, input, _, meet) => {
    await save(input);
    await meet();
    expect(await found(name)).toMatchObject({ isMet: true });
    expect((await promote()).data).toEqual({ promoteGroup: { membersNow: 1 } });
  });

  test.each(CASES)('is not looked at where %s is not asked for', async (name, _, miss) => {
    await miss();
    expect(await found(name)).toBeUndefined();
    expect((await promote()).data).toEqual({ promoteGroup: { membersNow: 1 } });
  });
});

describe('a cell says why', () => {
  test('of hours, category by category, and only what is confirmed counts', async () => {
    await save({ asksHours: true });
    expect(await found('HOURS')).toMatchObject({ isMet: true, value: 'None required', amount: null });
    await serve([900, 590]);
    await serve([600], 'PENDING');
    expect(await found('HOURS')).toEqual({
      name: 'HOURS',
      isMet: false,
      value: '19\u00A0hr 50\u00A0min of 30\u00A0hr',
      amount: 19 * 60 + 50,
      steps: [
        { label: 'Category 0CONFIRMED', value: '15\u00A0hr of 10\u00A0hr' },
        { label: 'Category 1CONFIRMED', value: '9\u00A0hr 50\u00A0min of 10\u00A0hr' },
        { label: 'Category 0PENDING', value: '0\u00A0hr of 10\u00A0hr' },
        { label: 'All categories', value: '19\u00A0hr 50\u00A0min of 30\u00A0hr' },
      ],
      path: `/timelogs?tab=totals&groupId=${group.id}`,
    });
  });

  test('of attendance: term by term, each as its policy counts it; one that was never on a roll is not there', async () => {
    await save({ minAttendance: 75 });
    expect(await found('ATTENDANCE')).toMatchObject({ isMet: false, value: 'No rolls yet', amount: null });
    await sql(
      `with schema as (insert into attendance_schema (name) values ('Readiness') returning id),
       policy as (insert into attendance_policy (schema_id, first_day, minutes_late_threshold, grace_absents_per_term,
         grace_lates_per_term, absence_deduction, late_deduction) select id, '2000-01-01', 15, 0, 0, 0, 0 from schema),
       term as (insert into attendance_term (schema_id, name, first_day, last_day)
         select id, name, first_day, last_day from schema, (values
           ('Autumn', current_date - 300, current_date - 5), ('Spring', current_date - 4, current_date + 50),
           ('Summer', current_date + 51, current_date + 90)) t (name, first_day, last_day))
       insert into group_schema (group_id, region_id, schema_id) select $1, $2, id from schema`,
      [group.id, denver.id],
    );
    await attend(10, ['EXCUSED', 'LATE', '', '', 'ABSENT', 'ABSENT', 'LATE']);
    await sql(`update attendance_mark set minutes_late = 30 where kind = 'LATE' and person_id = $1`, [
      ana.id,
    ]);
    const { value, steps, path } = (await found('ATTENDANCE')) ?? { value: '', steps: [], path: null };
    // One of ten excused; two absent, and two who were so late that they count as absent.
    expect(value).toBe('55.56%');
    expect(steps.map(({ label }) => label)).toEqual(['Required', 'Autumn', 'Spring', 'The whole year']);
    expect([steps.at(0)?.value, path]).toEqual(['75%', `/users/${ana.id}?tab=attendance`]);
  });

  test('of evaluations in numbers alone: drafts and what was answered in words stay unseen', async () => {
    await save({ minEvaluations: 2, minScore: 3.5 });
    await evaluate([1, 1], 'DRAFT');
    expect(await found('EVALUATIONS')).toMatchObject({ value: '0 of 2', amount: null });
    await evaluate([3, 4, 3]);
    expect(await found('EVALUATIONS')).toEqual({
      name: 'EVALUATIONS',
      isMet: false,
      value: '1 of 2, average 3.33',
      amount: 333,
      steps: [
        { label: 'Published evaluations', value: '1 of 2' },
        { label: 'Average score', value: '3.33 (at least 3.5)' },
      ],
      path: `/evaluations?groupId=${group.id}`,
    });
  });

  test('to admins who do not manage too, without the way to pages that are not theirs', async () => {
    await save({ asksHours: true, minEvaluations: 1 });
    await serve([1]);
    expect(await found('HOURS', admin)).toMatchObject({ value: '1\u00A0min of 10\u00A0hr', path: null });
    expect(await found('EVALUATIONS', admin)).toMatchObject({ value: '0 of 1', path: null });
  });

  test('in the language of the reader', async () => {
    await save({ minEvaluations: 1 });
    const { data } = await manager.call(CANDIDATES, { groupId: group.id }, { 'x-locale': 'de_DE' });
    expect(JSON.stringify(data)).toContain('0 von 1');
  });
});

describe('a policy', () => {
  test('is for all groups of the campus and year; twice the same changes nothing, and what others saved stays', async () => {
    const input = { minAttendance: 80, minEvaluations: 1, minScore: 3.5, asksDues: true };
    for (let time = 0; time < 2; time++)
      expect((await save(input)).data).toEqual({
        savePromotionPolicy: { studyYear: 1, ...NOTHING, ...input, version: 1, mayChange: true },
      });
    expect(problemOf(await save({ minAttendance: 70 }))).toBe('changedMeanwhile');
    const { rows } = await sql(
      `select before, after from audit where action = 'savePromotionPolicy' and entity_id = $1`,
      [denver.id],
    );
    expect(rows).toMatchObject([
      { before: { minAttendance: null }, after: { studyYear: 1, minAttendance: 80, minScoreTenths: 35 } },
    ]);
    const { data } = await manager.call(POLICY, { groupId: group.id });
    expect(data).toEqual({ promotionPolicy: { minAttendance: 80, version: 1, mayChange: false } });
    await sql('update student_group set study_year = 2 where id = $1', [group.id]);
    expect((await manager.call(POLICY, { groupId: group.id })).data).toMatchObject({
      promotionPolicy: { version: 0 },
    });
    await sql('update student_group set study_year = 3 where id = $1', [group.id]);
    expect((await manager.call(POLICY, { groupId: group.id })).data).toEqual({ promotionPolicy: null });
  });

  test('is said by admins of the campus alone, and readiness is nobody’s from elsewhere', async () => {
    for (const who of [manager, elsewhere])
      expect(problemOf(await save({ asksHours: true }, { who }))).toBe('recordNotFound');
    expect(await candidates(elsewhere)).toBeNull();
    expect((await elsewhere.call(POLICY, { groupId: group.id })).data).toEqual({ promotionPolicy: null });
  });

  test('names the field that cannot be', async () => {
    const { errors } = await save({ minScore: 3.55, minEvaluations: 1 });
    expect(errors[0]?.extensions).toMatchObject({ problem: 'meanScoreInvalid', field: 'minScore' });
    expect(problemOf(await save({ minScore: 3 }))).toBe('scoreNeedsEvaluations');
  });
});
