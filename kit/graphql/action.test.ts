import type { AuditAction } from '#kit/access/known-actions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WHOLE_COLLEGE } from '#kit/access/scope.ts';
import { openDatabase, type Db } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { actorOf, audit, transaction } from './action.ts';
import type { Context } from './context.ts';

let database: TestDatabase;
let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  database = await testDatabase();
  const pool = openPool({ url: database.url, role: 'berea_app', size: 2 });
  db = openDatabase(pool, WHOLE_COLLEGE);
  close = () => pool.end();
});
afterAll(async () => {
  await close();
  await database.drop();
});

const context = (facts: Partial<Context>) => ({ actor: null, sessionLoss: null, ...facts }) as Context;
const ana = { personId: 'ana', impersonatorId: null } as Context['actor'];

describe('the caller of an action', () => {
  test('is the user who is signed in', () => {
    expect(actorOf(context({ actor: ana }))).toBe(ana);
  });

  test.each([
    [null, 'Context userId not found'],
    ['sessionEnded', 'Token expired'],
    ['sessionPersonGone', 'User not found'],
  ] as const)('is missed in the words of the loss: %s', (sessionLoss, sentence) => {
    expect(() => actorOf(context({ sessionLoss }))).toThrow(sentence);
  });
});

describe('an action', () => {
  const source = { actorId: null, impersonatorId: null, sessionId: null, ip: '127.0.0.1', requestId: 'r-1' };
  const ctx = context({ audit: source });
  const rows = async (action: string) =>
    (
      await database.owner.query<Record<string, unknown>>(
        'select ip, request_id, entity from audit where action = $1',
        [action],
      )
    ).rows;

  test('is stored together with its entry in the audit log (J1)', async () => {
    await transaction(db, (tx) =>
      audit(tx, ctx, { action: 'decide' as AuditAction, entity: 'leaveRequest' }),
    );
    expect(await rows('decide')).toEqual([{ ip: '127.0.0.1', request_id: 'r-1', entity: 'leaveRequest' }]);
  });

  test('that fails in its last step leaves nothing behind, no entry either (J1)', async () => {
    const steps = transaction(db, async (tx) => {
      await audit(tx, ctx, { action: 'undone' as AuditAction, entity: 'leaveRequest' });
      throw new Error('the last step failed');
    });
    await expect(steps).rejects.toThrow('the last step failed');
    expect(await rows('undone')).toEqual([]);
  });
});
