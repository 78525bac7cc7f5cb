import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '#testing/browser.ts';
import { College, digestOf, PASSWORD } from '#testing/college.ts';

let college: College;
let denver: { id: string };
let firstYear: { id: string };
let secondYear: { id: string };
let admin: Browser;
let kept: { id: string; email: string };
let merged: { id: string; email: string };

const MERGE = `mutation mergeUsers($keptId: ID!, $mergedId: ID!, $reason: String!) {
  mergeUsers(keptId: $keptId, mergedId: $mergedId, reason: $reason) { _id roles groups { name } regionIds } }`;
const LOG_IN = `mutation loginWithPassword($email: String!, $password: String!) {
  loginWithPassword(email: $email, password: $password) { _id } }`;

const rowsOf = async (text: string, ...values: unknown[]) =>
  (await college.database.owner.query<Record<string, unknown>>(text, values)).rows;
const merge = (
  browser: Browser,
  ids = { keptId: kept.id, mergedId: merged.id },
  reason = 'Registered twice',
) => browser.call(MERGE, { ...ids, reason });
const problemOf = async (answer: ReturnType<typeof merge>) =>
  (await answer).errors?.[0]?.extensions?.['problem'];

beforeAll(async () => {
  college = await College.open();
  denver = await college.region({ name: 'Denver' });
  firstYear = await college.group({ regionId: denver.id, name: 'First Year' });
  secondYear = await college.group({ regionId: denver.id, name: 'Second Year' });
  admin = await college.signedIn({ regionIds: [denver.id], roles: ['user', 'admin'] });
});
afterAll(() => college.close());
beforeEach(async () => {
  const inDenver = { regionIds: [denver.id] };
  kept = await college.person({
    ...inDenver,
    email: `kept-${randomUUID()}@x.example`,
    groupIds: [firstYear.id],
  });
  merged = await college.person({
    ...inDenver,
    email: `old-${randomUUID()}@x.example`,
    groupIds: [firstYear.id, secondYear.id],
  });
});

describe('merging two accounts of one person', () => {
  test('adds up what both have watched, and lets the attempts of one follow those of the other', async () => {
    const { owner } = college.database;
    const course = await college.course({ groupIds: [firstYear.id] });
    const lesson = await college.lesson({ courseId: course.id });
    for (const [id, watched, completedAt] of [
      [kept.id, '{[0,5)}', null],
      [merged.id, '{[3,90)}', '2026-03-01T10:00:00Z'],
    ])
      await owner.query(
        `insert into lesson_progress (person_id, lesson_id, watched, watched_at, completed_at) values ($1, $2, $3, now(), $4)`,
        [id, lesson.id, watched, completedAt],
      );
    const examId = randomUUID();
    await owner.query('insert into exam (id, course_id) values ($1, $2)', [examId, course.id]);
    for (const [id, passed] of [
      [kept.id, false],
      [merged.id, true],
    ])
      await owner.query(
        `insert into exam_attempt (id, exam_id, person_id, group_id, region_id, number, locale, asked, device_id, started_at,
           deadline, last_seen_at, ended_at, ending, score, passed)
         values ($1, $2, $3, $4, $5, 1, 'en', '[]', $1, now(), now(), now(), now(), 'SUBMITTED', 0, $6)`,
        [randomUUID(), examId, id, firstYear.id, denver.id, passed],
      );
    expect((await merge(admin)).errors).toEqual([]);
    expect(
      await rowsOf(
        'select watched, completed_at is not null as done from lesson_progress where person_id = $1',
        kept.id,
      ),
    ).toEqual([{ watched: '{[0,90)}', done: true }]);
    expect(
      await rowsOf('select number, passed from exam_attempt where person_id = $1 order by number', kept.id),
    ).toEqual([
      { number: 1, passed: false },
      { number: 2, passed: true },
    ]);
  });

  test('is done once: an account that was merged is not merged into a third', async () => {
    expect((await merge(admin)).errors).toEqual([]);
    const third = await college.person({ regionIds: [denver.id] });
    expect(await problemOf(merge(admin, { keptId: third.id, mergedId: merged.id }))).toBe('mergedForGood');
  });

  test('moves everything on record to the one that is kept, and leaves what it has already with the other', async () => {
    await college.database.owner.query(
      `insert into person_note (id, about_id, region_id, body, created_by, created_at)
       values (gen_random_uuid(), $1, $2, 'Sings well', $1, now())`,
      [merged.id, denver.id],
    );
    for (const [id, kind, number] of [
      [kept.id, 'WORK', '1'],
      [merged.id, 'WORK', '2'],
      [merged.id, 'MOBILE', '3'],
    ])
      await college.database.owner.query('insert into phone values ($1, $2, $3)', [id, kind, number]);
    await college.database.owner.query(`update person set location = 'Golden' where id = $1`, [merged.id]);

    const { data, errors } = await merge(admin);
    expect(errors).toEqual([]);
    expect(data?.['mergeUsers']).toMatchObject({ _id: kept.id });
    const groups = await rowsOf(
      'select g.name, m.person_id = $1 as "isKept" from group_member m join student_group g on g.id = m.group_id where m.person_id in ($1, $2) order by 2 desc, 1',
      kept.id,
      merged.id,
    );
    expect(groups).toEqual([
      { name: 'First Year', isKept: true },
      { name: 'Second Year', isKept: true },
      { name: 'First Year', isKept: false },
    ]);
    expect(await rowsOf('select kind, number from phone where person_id = $1 order by 1', kept.id)).toEqual([
      { kind: 'MOBILE', number: '3' },
      { kind: 'WORK', number: '1' },
    ]);
    expect(await rowsOf('select created_by from person_note where about_id = $1', kept.id)).toEqual([
      { created_by: kept.id },
    ]);
    expect(await rowsOf('select location, status from person where id = $1', kept.id)).toEqual([
      { location: 'Golden', status: 'ACTIVE' },
    ]);
  });

  test('closes the other for good: sessions end, it is not opened again, and both records say why', async () => {
    const old = await college.signedIn(merged);
    await merge(admin);
    expect((await old.call('query currentUser { currentUser { _id } }')).data?.['currentUser']).toBeNull();
    const refetch = await admin.call(
      'mutation reactivateUser($userId: ID!) { reactivateUser(userId: $userId) { _id } }',
      { userId: merged.id },
    );
    expect(refetch.errors).toMatchObject([{ extensions: { problem: 'mergedForGood' } }]);
    const told = await rowsOf(
      `select action, reason, entity_id, after from audit where action in ('takeOverAccount', 'mergeAccount')
         and entity_id in ($1, $2) order by action`,
      kept.id,
      merged.id,
    );
    expect(told).toMatchObject([
      {
        action: 'mergeAccount',
        entity_id: merged.id,
        reason: 'Registered twice',
        after: { keptId: kept.id },
      },
      { action: 'takeOverAccount', entity_id: kept.id, after: { moved: { group_member: 1 } } },
    ]);
  });

  test('leads from the old address to the kept one, and only the user who knows the old password', async () => {
    await merge(admin);
    const visitor = college.visitor();
    const logIn = (password: string) =>
      visitor.call(LOG_IN, { email: merged.email, password: digestOf(password) });
    expect((await logIn(PASSWORD)).errors).toMatchObject([
      { extensions: { problem: 'accountWasMerged', values: { email: kept.email } } },
    ]);
    expect((await logIn('guessed')).errors).toMatchObject([{ extensions: { problem: 'wrongCredentials' } }]);
  });

  test('sends the user who forgot the password of the old address a link for the kept account, at its own address', async () => {
    await merge(admin);
    await college
      .visitor()
      .call('mutation forgotPassword($email: String!) { forgotPassword(email: $email) { _id } }', {
        email: merged.email,
      });
    await college.runJobs();
    expect((await college.mails()).at(-1)).toMatchObject({ to: kept.email });
  });

  test('happens once, however often it is clicked', async () => {
    const both = await Promise.all([merge(admin), merge(admin)]);
    expect(both.map(({ errors }) => errors)).toEqual([[], []]);
    expect(
      await rowsOf(`select 1 from audit where action = 'mergeAccount' and entity_id = $1`, merged.id),
    ).toHaveLength(1);
  });

  test('needs a reason, and two people whom the administrator looks after altogether', async () => {
    expect(await problemOf(merge(admin, undefined, ' '))).toBe('reasonMissing');
    const walsall = await college.region();
    const foreign = await college.person({ regionIds: [walsall.id] });
    const half = await college.person({ regionIds: [denver.id, walsall.id] });
    const chief = await college.person({ regionIds: [denver.id], roles: ['user', 'superadmin'] });
    const with_ = (id: string) => problemOf(merge(admin, { keptId: kept.id, mergedId: id }));
    expect(await with_(foreign.id)).toBe('recordNotFound');
    expect(await with_(half.id)).toBe('mayNotMerge');
    expect(await with_(chief.id)).toBe('mayNotMerge');
    expect(await with_(kept.id)).toBe('mergeSame');
  });

  test('moves nothing for a connection that does not act on the whole college (C3)', async () => {
    const client = await college.database.owner.connect();
    await client.query('begin; set local role berea_app');
    const moving = client.query('select app.move_records($1, $2)', [merged.id, kept.id]);
    await expect(moving).rejects.toThrow('whole college');
    await client.query('rollback');
    client.release();
  });
});
