import { expect, test } from 'vitest';
import { testDatabase } from '#testing/test-database.ts';
import { killMailWorkers } from './mail/kill-mail-workers.ts';

// Fewer than in the drill itself (bench/drills/mail.ts): each kill costs the start of a process.
const KILLS = 2;
const MAILS = 80;
/** How many mails one worker may have under way when it is killed. */
const UNDER_WAY = 4;

test('mails reach their mailboxes though their sender is killed again and again (A4)', async () => {
  const database = await testDatabase();
  const drill = { databaseUrl: database.url, owner: database.owner, mails: MAILS, kills: KILLS };
  const outcome = await killMailWorkers(drill);
  await database.drop();
  expect(outcome).toMatchObject({ kills: KILLS, lost: 0, strange: 0, wronglyMarked: 0 });
  expect(outcome.copies).toBeLessThanOrEqual(KILLS * UNDER_WAY);
}, 180_000);
