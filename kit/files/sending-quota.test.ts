import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pool } from 'pg';
import { openDatabase } from '#kit/db/database.ts';
import { openPool } from '#kit/db/pool.ts';
import { insertPerson } from '#testing/people.ts';
import { testDatabase, type TestDatabase } from '#testing/test-database.ts';
import { SENDING_QUOTA, takeRoomToSend } from './sending-quota.ts';
import { noteArrival } from './sent-uploads.queries.ts';

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = openPool({ url: database.url, role: 'berea_app', size: 4 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const NOW = new Date('2026-11-20T10:00:00Z');
const GB = 1024 ** 3;
const refusal = { problem: 'sendingQuotaReached' };

async function newSender() {
  const { id } = await insertPerson(database.owner, {}, '');
  const db = openDatabase(pool, { everything: false, regionIds: [], personId: id });
  const announce = (bytes: number, key: string = randomUUID(), now = NOW) =>
    takeRoomToSend({ db, personId: id, now }, { key, bytes }).then(() => key);
  return { db, announce };
}

test('one person has only so many uploads open at once, also when they are begun at the same time', async () => {
  const { db, announce } = await newSender();
  const begun = Array.from({ length: SENDING_QUOTA.open + 5 }, () => announce(1));
  const taken = (await Promise.allSettled(begun)).filter(({ status }) => status === 'fulfilled');
  expect(taken).toHaveLength(SENDING_QUOTA.open);
  await expect(announce(1)).rejects.toMatchObject(refusal);
  await noteArrival(db, (taken[0] as PromiseFulfilledResult<string>).value, NOW);
  await expect(announce(1)).resolves.toBeDefined();
});

test('one person sends only so much in a day, whether it arrives or not; a day later it is forgotten', async () => {
  const { db, announce } = await newSender();
  const key = await announce(SENDING_QUOTA.bytesADay - GB);
  await noteArrival(db, key, NOW);
  await expect(announce(GB + 1)).rejects.toMatchObject(refusal);
  await announce(GB);
  const nextDay = new Date(NOW.getTime() + 86_400_001);
  await expect(announce(GB, randomUUID(), nextDay)).resolves.toBeDefined();
});

test('a file that is announced again counts again: each time one more upload is open', async () => {
  const { announce } = await newSender();
  const key = await announce(SENDING_QUOTA.bytesADay / 2);
  await expect(announce(SENDING_QUOTA.bytesADay / 2, key)).resolves.toBe(key);
  await expect(announce(1, key)).rejects.toMatchObject(refusal);
  const { announce: announceMany } = await newSender();
  const same = randomUUID();
  for (let opened = 0; opened < SENDING_QUOTA.open; opened += 1) await announceMany(1, same);
  await expect(announceMany(1, same)).rejects.toMatchObject(refusal);
});

test('nobody announces what another has announced', async () => {
  const [one, other] = [await newSender(), await newSender()];
  const key = await one.announce(1);
  await expect(other.announce(1, key)).rejects.toMatchObject({ problem: 'recordNotFound' });
});

test('others are not held up by it', async () => {
  const [one, other] = [await newSender(), await newSender()];
  await one.announce(SENDING_QUOTA.bytesADay);
  await expect(other.announce(SENDING_QUOTA.bytesADay)).resolves.toBeDefined();
});
