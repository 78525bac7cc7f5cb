import type { AuditAction } from '#kit/access/known-actions.ts';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { openDiskStore, type DiskStore } from '#kit/files/disk-store.ts';
import { NO_SCOPE, WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { writeAudit } from './audit.ts';
import { openDatabase } from '../database.ts';
import { linkAudit, verifyAudit } from './link-audit.ts';
import { openPool } from '../pool.ts';

let database: TestDatabase;
let app: Pool;
let store: DiskStore;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  app = openPool({ url: database.url, role: 'berea_app', size: 4 });
  folder = await mkdtemp(join(tmpdir(), 'berea-heads-'));
  store = await openDiskStore({
    directory: folder,
    signingKeys: [randomBytes(32)],
    publicOrigin: 'http://localhost',
  });
});
beforeEach(async () => {
  await database.owner.query('truncate audit, audit_chain, audit_unlinked restart identity');
  for await (const { key } of store.list('')) await store.remove(key);
});
afterAll(async () => {
  await app.end();
  await database.drop();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const source = { actorId: null, impersonatorId: null, sessionId: null, ip: '127.0.0.1', requestId: 'r' };
const write = (action: string) =>
  openDatabase(app, NO_SCOPE)
    .transaction()
    .execute((tx) =>
      writeAudit(tx, source, {
        action: action as AuditAction,
        entity: 'person',
        before: { n: 1 },
        after: { n: 2 },
        reason: 'because',
      }),
    );
let nights = 0;
const tools = () => ({
  db: openDatabase(app, WHOLE_COLLEGE),
  services: { store, now: () => new Date(2026, 0, ++nights) } as never,
  earlierTries: 0,
});
const link = () => linkAudit.run({}, tools());
const firstBroken = async () =>
  (await database.owner.query<{ at: string | null }>('select app.first_broken_link() as at')).rows[0]?.at ??
  null;
const linkedIds = async () =>
  (
    await database.owner.query<{ id: string }>('select audit_id as id from audit_chain order by position')
  ).rows.map(({ id }) => Number(id));

describe('the chain', () => {
  test('takes in what was written since, once, and holds (J1)', async () => {
    for (const action of ['one', 'two']) await write(action);
    await link();
    expect(await linkedIds()).toEqual([1, 2]);
    await write('three');
    await Promise.all([link(), link(), link()]);
    expect(await linkedIds()).toEqual([1, 2, 3]);
    expect(await firstBroken()).toBeNull();
  });

  test('takes in more than one batch', async () => {
    await database.owner.query(
      `insert into audit (action, entity) select 'many', 'person' from generate_series(1, 4100)`,
    );
    await link();
    expect(await linkedIds()).toHaveLength(4_100);
    expect(await firstBroken()).toBeNull();
  });

  test('links an entry whose writer was slower than those after it', async () => {
    const slow = await app.connect();
    await slow.query('begin');
    await slow.query(`insert into audit (action, entity) values ('slow', 'person')`);
    await write('quick');
    await link();
    await slow.query('commit');
    slow.release();
    await link();
    expect(await linkedIds()).toEqual([2, 1]);
    expect(await firstBroken()).toBeNull();
  });

  test('holds up no writer while a user links (J1)', async () => {
    await write('before');
    const linker = await database.owner.connect();
    await linker.query('begin');
    await linker.query('select app.link_audit(100)');
    // Were a writer to wait for the linker, who does not go on before it, this would end in the statement's time-out.
    await write('meanwhile');
    await linker.query('commit');
    linker.release();
    await link();
    expect(await linkedIds()).toEqual([1, 2]);
  });
});

describe('tampering is found', () => {
  const ROWS = 40;
  beforeEach(async () => {
    for (let i = 1; i <= ROWS; i++) await write(`action ${i}`);
    await link();
  });

  test('in every row (J1)', async () => {
    const found: (string | null)[] = [];
    for (let id = 1; id <= ROWS; id++) {
      await database.owner.query(`update audit set action = action || '.' where id = $1`, [id]);
      found.push(await firstBroken());
      await database.owner.query(`update audit set action = rtrim(action, '.') where id = $1`, [id]);
    }
    expect(found).toEqual(Array.from({ length: ROWS }, (_, i) => String(i + 1)));
    expect(await firstBroken()).toBeNull();
  });

  test.each([
    `at = at + interval '1 microsecond'`,
    'actor_id = uuidv7()',
    'impersonator_id = uuidv7()',
    'session_id = uuidv7()',
    `ip = '127.0.0.2'`,
    `entity = 'region'`,
    'entity_id = uuidv7()',
    'region_id = uuidv7()',
    'region_ids = array[uuidv7()]',
    `before = '{"n": 2}'`,
    'after = null',
    `reason = 'another'`,
    'request_id = null',
  ])('in every column: %s (J1)', async (change) => {
    await database.owner.query(`update audit set ${change} where id = 17`);
    expect(await firstBroken()).toBe('17');
  });

  test.each([
    [
      'an entry taken out',
      `delete from audit_chain where audit_id = 17; delete from audit where id = 17`,
      '18',
    ],
    ['a hash replaced', `update audit_chain set hash = sha256('x') where audit_id = 17`, '17'],
    [
      'two entries exchanged',
      `update audit_chain c set audit_id = 57 - c.audit_id from (select 1) one where c.audit_id in (28, 29)`,
      '28',
    ],
  ])('%s (J1)', async (_, change, position) => {
    // Checked at the end of the statement, as a user with the owner's rights could arrange.
    await database.owner.query(
      `alter table audit_chain drop constraint audit_chain_audit_id_key; ${change}; alter table audit_chain add unique (audit_id)`,
    );
    expect(await firstBroken()).toBe(position);
  });

  test('at the end of the chain, where what is left still holds (J1)', async () => {
    await verifyAudit.run({}, tools());
    await database.owner.query(
      'delete from audit_chain where position > 35; delete from audit where id > 35',
    );
    expect(await firstBroken()).toBeNull();
    await expect(verifyAudit.run({}, tools())).rejects.toThrow('no longer has the head at position 40');
  });

  test('but not in a column that was added later', async () => {
    await database.owner.query('alter table audit add column colour text');
    try {
      await write('after the change');
      await link();
      expect(await firstBroken()).toBeNull();
    } finally {
      await database.owner.query('alter table audit drop column colour');
    }
  });

  test('by the nightly job, which then fails for all to see (J1)', async () => {
    await expect(verifyAudit.run({}, tools())).resolves.toBeUndefined();
    await database.owner.query(`update audit set reason = 'another' where id = 17`);
    await expect(verifyAudit.run({}, tools())).rejects.toThrow(
      "The audit log's chain is broken at position 17.",
    );
  });
});
