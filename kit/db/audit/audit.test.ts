import type { AuditAction } from '#kit/access/known-actions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { NO_SCOPE } from '#kit/access/scope.ts';
import { insertPerson, insertRegion } from '#testing/people.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { writeAudit } from './audit.ts';
import { openDatabase } from '../database.ts';
import { openPool } from '../pool.ts';

let database: TestDatabase;
let app: Pool;
beforeAll(async () => {
  database = await testDatabase();
  app = openPool({ url: database.url, role: 'berea_app', size: 4 });
});
beforeEach(() => database.owner.query('truncate audit, audit_chain, audit_unlinked restart identity'));
afterAll(async () => {
  await app.end();
  await database.drop();
});

const ID = '0192f0c1-2345-7abc-8def-0123456789ab';
const source = { actorId: ID, impersonatorId: ID, sessionId: ID, ip: '127.0.0.1', requestId: 'r-1' };
const write = (action: string) =>
  openDatabase(app, NO_SCOPE)
    .transaction()
    .execute((tx) =>
      writeAudit(tx, source, {
        action: action as AuditAction,
        entity: 'person',
        entityId: ID,
        regionId: ID,
        before: { n: 1 },
        after: { n: 2 },
        reason: 'because',
      }),
    );

test('an entry says who did what to whom, as whom, from where, why, and what was before and after (J1)', async () => {
  await write('decide');
  const { rows } = await database.owner.query("select to_jsonb(a) - array['id', 'at'] as entry from audit a");
  expect(rows).toEqual([
    {
      entry: {
        actor_id: ID,
        impersonator_id: ID,
        session_id: ID,
        ip: '127.0.0.1',
        action: 'decide',
        entity: 'person',
        entity_id: ID,
        region_id: ID,
        region_ids: null,
        before: { n: 1 },
        after: { n: 2 },
        reason: 'because',
        request_id: 'r-1',
      },
    },
  ]);
});

describe('the app cannot rewrite the audit log', () => {
  beforeEach(async () => {
    await write('one');
    await database.owner.query('select app.link_audit(10)');
  });

  test.each([
    `update audit set action = 'x'`,
    'delete from audit',
    'truncate audit cascade',
    'truncate audit_chain',
    'delete from audit_chain',
    `update audit_chain set hash = ''`,
    `insert into audit_chain (audit_id, hash) values (1, '')`,
    'alter table audit disable row level security',
    'drop table audit_chain',
    `insert into audit (id, action, entity) overriding system value values (1, 'x', 'y') on conflict (id) do update set action = 'x'`,
  ])('by %s (J1)', async (statement) => {
    await expect(app.query(`set app.everything = 'on'`)).resolves.toBeDefined();
    await expect(app.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    expect((await database.owner.query('select action from audit')).rows).toEqual([{ action: 'one' }]);
  });
});

test('what was done to a user of two campuses is read by the staff of both, and of no third', async () => {
  const { owner } = database;
  const regions = await Promise.all([
    insertRegion(owner, {}),
    insertRegion(owner, {}),
    insertRegion(owner, {}),
  ]);
  const [north = '', south = '', elsewhere = ''] = regions.map(({ id }) => id);
  const { id: entityId } = await insertPerson(owner, { regionIds: [north, south] }, '');
  await openDatabase(app, NO_SCOPE)
    .transaction()
    .execute((tx) =>
      writeAudit(tx, source, { action: 'grantRole' as AuditAction, entity: 'person', entityId }),
    );
  const seenBy = async (regionId: string) => {
    const db = openDatabase(app, { everything: false, regionIds: [regionId], personId: null });
    return (await db.selectFrom('audit').select('action').execute()).map(({ action }) => action);
  };
  expect(await seenBy(north)).toEqual(['grantRole']);
  expect(await seenBy(south)).toEqual(['grantRole']);
  expect(await seenBy(elsewhere)).toEqual([]);
  await owner.query('select app.link_audit(10)');
  await owner.query('update audit set region_ids = null');
  expect((await owner.query('select app.first_broken_link() as broken')).rows).toEqual([{ broken: '1' }]);
});
