import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_SCOPE, WHOLE_COLLEGE, type Scope } from '#kit/access/scope.ts';
import { College } from '#testing/college.ts';
import { openDatabase, type Db } from './database.ts';
import { writtenOnce } from './written-once.ts';

let college: College;
let pool: Pool;
let denver: { id: string };
let walsall: { id: string };
let ana: { id: string };
beforeAll(async () => {
  college = await College.open();
  pool = college.served.state.appPool;
  [denver, walsall] = [await college.region(), await college.region()];
  ana = await college.person({ regionIds: [denver.id], lastName: 'Written', firstName: 'Ana' });
  await college.person({ regionIds: [walsall.id], lastName: 'Written', firstName: 'Ben' });
});
afterAll(() => college.close());

let timesWritten = 0;
const readNames = writtenOnce((db: Db, { lastName }: { lastName: string }) => {
  timesWritten++;
  return db.selectFrom('person').select('firstName').where('lastName', '=', lastName).orderBy('firstName');
});
const namesIn = async (scope: Scope, lastName = 'Written') =>
  (await readNames(openDatabase(pool, scope), { lastName })).map(({ firstName }) => firstName);
const inRegion = (regionId: string): Scope => ({ everything: false, regionIds: [regionId], personId: null });

describe('a read that is written once', () => {
  test('is narrowed to the scope of the user who asks, each time anew', async () => {
    expect(await namesIn(inRegion(denver.id))).toEqual(['Ana']);
    expect(await namesIn(inRegion(walsall.id))).toEqual(['Ben']);
    expect(await namesIn(NO_SCOPE)).toEqual([]);
    expect(await namesIn({ ...NO_SCOPE, personId: ana.id })).toEqual(['Ana']);
    expect(await namesIn(WHOLE_COLLEGE)).toEqual(['Ana', 'Ben']);
  });

  test('has the first lock in its own text: it holds for the owner too, whom the second one lets pass', async () => {
    const asOwner = (scope: Scope) =>
      readNames(openDatabase(college.database.owner, scope), { lastName: 'Written' });
    expect(await asOwner(inRegion(walsall.id))).toEqual([{ firstName: 'Ben' }]);
    expect(await asOwner(NO_SCOPE)).toEqual([]);
  });

  test('takes the values of each question, and is put together once for each kind of scope', async () => {
    await namesIn(inRegion(denver.id));
    const before = timesWritten;
    expect(await namesIn(inRegion(walsall.id), 'Nobody')).toEqual([]);
    expect(await namesIn(inRegion(walsall.id))).toEqual(['Ben']);
    expect(timesWritten).toBe(before);
  });

  test('does not run with a value missing', async () => {
    const careless = { nothing: 'given' } as unknown as { lastName: string };
    await expect(readNames(openDatabase(pool, NO_SCOPE), careless)).rejects.toThrow('lastName');
  });
});
