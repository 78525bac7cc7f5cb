import { afterAll, beforeAll, expect, test } from 'vitest';
import { College } from '#testing/college.ts';

let college: College;
beforeAll(async () => {
  college = await College.open();
});
afterAll(() => college.close());

const sql = (text: string, ...values: unknown[]) => college.database.owner.query(text, values);
const sweep = async () => {
  await sql(`select graphile_worker.add_job('sweepSignIn')`);
  await college.runJobs();
};
const isThere = async (table: 'person' | 'mailed_link' | 'api_token', personId: string) =>
  (await sql(`select 1 from ${table} where ${table === 'person' ? 'id' : 'person_id'} = $1`, personId))
    .rowCount === 1;

test.each([
  ['registered 31 days ago and never answered', 'UNVERIFIED', 31, false, false],
  ['registered 29 days ago and never answered', 'UNVERIFIED', 29, false, true],
  ['registered 31 days ago and answered', 'ACTIVE', 31, false, true],
  ['was disabled', 'DISABLED', 31, false, true],
  ['was entered by staff who have left since, and never answered', 'UNVERIFIED', 31, true, true],
] as const)(
  'a person who %s and is %s, %i days on: by staff %s, stays %s (HOLE-09)',
  async (_, status, daysAgo, byStaff, stays) => {
    const { id } = await college.person({ status });
    const staff = byStaff ? (await college.person()).id : null;
    await sql(
      'update person set created_at = now() - make_interval(days => $2), created_by = $3 where id = $1',
      id,
      daysAgo,
      staff,
    );
    if (staff) await sql('delete from person where id = $1', staff);
    await sweep();
    expect(await isThere('person', id)).toBe(stays);
  },
);

test('a registration that is removed leaves a line in the audit log, for the staff of its campus', async () => {
  const region = await college.region();
  const { id } = await college.person({ status: 'UNVERIFIED', regionIds: [region.id] });
  await sql(`update person set created_at = now() - interval '31 days' where id = $1`, id);
  await sweep();
  const { rows } = await sql(
    'select action, actor_id, region_id, request_id from audit where entity_id = $1',
    id,
  );
  expect(rows).toEqual([
    { action: 'removeStaleRegistration', actor_id: null, region_id: region.id, request_id: 'sweepSignIn' },
  ]);
});

test('registrations nobody answered go a hundred at a time, until none is left', async () => {
  await sql(`create table batch (size bigint);
    create function note_batch() returns trigger language plpgsql security definer as
      $$ begin insert into batch select count(*) from gone having count(*) > 0; return null; end $$;
    create trigger note_batch after delete on person referencing old table as gone
      for each statement execute function note_batch()`);
  await sql(`insert into person (first_name, last_name, email, status, created_at)
    select 'Eva', 'Novak', 'stale' || n || '@example.org', 'UNVERIFIED', now() - interval '31 days'
      from generate_series(1, 201) n`);
  await sweep();
  const { rows } = await sql('select size::int from batch order by size desc');
  expect(rows).toEqual([{ size: 100 }, { size: 100 }, { size: 1 }]);
  await sql('drop trigger note_batch on person');
});

test('links are cleared away a month after they expired, tokens at once', async () => {
  const [old, recent] = [await college.person(), await college.person()];
  for (const [{ id }, days] of [
    [old, 31],
    [recent, 29],
  ] as const) {
    await sql(
      `insert into mailed_link (kind, person_id, token_hash, expires_at) values ('RESET', $1::uuid, uuid_send($1::uuid), now() - make_interval(days => $2))`,
      id,
      days,
    );
  }
  await sql(
    `insert into api_token (token_hash, person_id, purpose, expires_at) values ('a', $1, 'charts', now() - interval '1 hour'), ('b', $2, 'charts', now() + interval '1 minute')`,
    old.id,
    recent.id,
  );
  await sweep();
  expect([await isThere('mailed_link', old.id), await isThere('mailed_link', recent.id)]).toEqual([
    false,
    true,
  ]);
  expect([await isThere('api_token', old.id), await isThere('api_token', recent.id)]).toEqual([false, true]);
});
