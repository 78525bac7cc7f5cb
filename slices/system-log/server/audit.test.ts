import { afterAll, beforeAll, expect, test } from 'vitest';
import { College, type TestPerson } from '#testing/college.ts';
import type { Browser } from '#testing/browser.ts';

let college: College;
let superadmin: Browser & { person: TestPerson };
let region: { id: string };

const LIST = `query auditEntries($filter: AuditFilter, $first: Int, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    rows { _id userName impersonatorName action entity regionName payload } nextCursor count } }`;
const CHAIN = 'query auditChain { auditChain { linked waiting } checkAuditLinks { reached broken } }';

interface Row {
  _id: string;
  action: string;
}
const read = async (variables: Record<string, unknown> = {}) =>
  (await superadmin.call(LIST, variables)).data?.['auditEntries'] as {
    rows: Row[];
    nextCursor: string | null;
  };
const actions = async (filter: Record<string, unknown>) =>
  (await read({ filter, first: 100 })).rows.map(({ action }) => action);

beforeAll(async () => {
  college = await College.open();
  superadmin = await college.signedIn({
    roles: ['user', 'superadmin'],
    firstName: 'Zoë',
    lastName: 'Keeper',
  });
  region = await college.region({ name: 'Denver' });
  const admin = await college.person({ firstName: 'Ada', lastName: 'Admin' });
  const write = (action: string, at: string, actor: string | null, impersonator: string | null) =>
    college.database.owner.query(
      `insert into audit (action, entity, at, actor_id, impersonator_id, region_id, before, after, reason)
       values ($1, 'proof', $2, $3, $4, $5, '{"name":"A"}', '{"name":"B"}', 'Asked')`,
      [action, at, actor, impersonator, region.id],
    );
  await write('first', '2026-01-01T12:00:00Z', superadmin.person.id, null);
  await write('second', '2026-01-02T12:00:00Z', superadmin.person.id, admin.id);
  await write('third', '2026-01-03T12:00:00Z', null, null);
});
afterAll(() => college.close());

test('a superadmin reads who changed what, and as whom, newest first (HOLE-72)', async () => {
  expect((await read({ filter: { entity: 'proof' } })).rows).toMatchObject([
    { action: 'third', userName: null, impersonatorName: null },
    { action: 'second', userName: 'Zoë Keeper', impersonatorName: 'Ada Admin', regionName: 'Denver' },
    { action: 'first', payload: '{"before":{"name":"A"},"after":{"name":"B"},"reason":"Asked"}' },
  ]);
});

test.each([
  [{ action: 'second' }, ['second']],
  [{ entity: 'proof', person: 'zoe keep' }, ['second', 'first']],
  [{ entity: 'proof', person: 'ada' }, ['second']],
  [{ entity: 'proof', person: '%' }, []],
  [{ entity: 'proof', from: '2026-01-02T00:00:00Z', before: '2026-01-03T00:00:00Z' }, ['second']],
])('narrowed to %j it holds %j', async (filter, expected) => {
  expect(await actions(filter)).toEqual(expected);
});

test('it goes on page by page without losing or repeating one', async () => {
  const filter = { entity: 'proof' };
  const seen: string[] = [];
  for (let after: string | null = null; ;) {
    const page = await read({ filter, first: 1, after });
    seen.push(...page.rows.map(({ action }) => action));
    after = page.nextCursor;
    if (!after) break;
  }
  expect(seen).toEqual(['third', 'second', 'first']);
});

test('the chain says how much of it is linked, and which link was tampered with', async () => {
  await college.runJobs();
  await college.database.owner.query('select app.link_audit(1000)');
  const whole = (await superadmin.call(CHAIN)).data as {
    auditChain: { linked: number; waiting: number };
    checkAuditLinks: { reached: string; broken: string };
  };
  expect(whole.auditChain.waiting).toBe(0);
  expect(whole.checkAuditLinks).toEqual({ reached: String(whole.auditChain.linked), broken: '' });
  await college.database.owner.query(`update audit set reason = 'Never asked' where action = 'second'`);
  const { rows } = await college.database.owner.query<{ position: string }>(
    `select c.position from audit_chain c join audit a on a.id = c.audit_id where a.action = 'second'`,
  );
  const broken = (await superadmin.call(CHAIN)).data?.['checkAuditLinks'];
  expect(broken).toMatchObject({ broken: rows[0]?.position });
  await college.database.owner.query(`update audit set reason = 'Asked' where action = 'second'`);
});

const ABOUT = `query auditEntries($filter: AuditFilter) { auditEntries(filter: $filter) { rows {
  isAutomatic about { isWithin person { name isThere } record { kind name isThere } group { name } names { name } } } } }`;

test('entries name whom and what they are about, also when it is gone, with as many questions for a hundred as for one', async () => {
  const { owner } = college.database;
  const mary = await college.person({ firstName: 'Mary', lastName: 'Stone', regionIds: [region.id] });
  const group = await college.group({ name: 'Year One', regionId: region.id });
  const gone = '01984b68-ffca-7ca0-b33d-02d0cede5e4d';
  const write = (
    entity: string,
    id: string | null,
    after: Record<string, unknown>,
    ip: string | null = '::1',
  ) =>
    owner.query(
      `insert into audit (action, entity, entity_id, after, ip, actor_id) values ('named', $1, $2, $3, $4, $5)`,
      [entity, id, JSON.stringify(after), ip, ip && superadmin.person.id],
    );
  await write('person', mary.id, {});
  await write('person', superadmin.person.id, {});
  await write('group', group.id, { personId: mary.id });
  await write('course', gone, { title: 'Romans' });
  await write('exam', gone, { groupId: group.id });
  await write('film', gone, { lessonId: 'not an id' }, null);
  const answer = await superadmin.call(ABOUT, { filter: { action: 'named' } });
  const page = answer.data?.['auditEntries'] as { rows: { isAutomatic: boolean; about: unknown }[] };
  const nobody = { isWithin: false, person: null, record: null, group: null, names: [] };
  const named = { name: 'Mary Stone', isThere: true };
  expect(page.rows.toReversed()).toEqual([
    { isAutomatic: false, about: { ...nobody, isWithin: true, person: named } },
    { isAutomatic: false, about: { ...nobody, isWithin: true } },
    {
      isAutomatic: false,
      about: {
        isWithin: true,
        person: named,
        record: { kind: 'group', name: 'Year One', isThere: true },
        group: null,
        names: [{ name: 'Mary Stone' }],
      },
    },
    {
      isAutomatic: false,
      about: { ...nobody, record: { kind: 'course', name: 'Romans', isThere: false } },
    },
    {
      isAutomatic: false,
      about: {
        ...nobody,
        record: { kind: 'exam', name: null, isThere: false },
        group: { name: 'Year One' },
        names: [{ name: 'Year One' }],
      },
    },
    { isAutomatic: true, about: { ...nobody, record: { kind: 'lesson', name: null, isThere: false } } },
  ]);
});

test('an admin reads none of it', async () => {
  const admin = await college.signedIn({ roles: ['user', 'admin'], regionIds: [region.id] });
  for (const document of [LIST, CHAIN])
    expect((await admin.call(document)).errors[0]?.extensions.code).toBe('FORBIDDEN');
});
