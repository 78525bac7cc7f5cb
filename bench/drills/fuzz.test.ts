import { expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '#testing/test-database.ts';
import { fuzzCollege } from './fuzz/fuzz-college.ts';
import { MAX_MS } from './fuzz/judge.ts';

const MIB = 1024 ** 2;

// Ten thousand in the drill itself, and every text through every place (bench/drills/fuzz.ts).

test('hundreds of strange operations upset nothing and give nothing away (E1, E5, D3)', async () => {
  const database = await testDatabase();
  const { url, owner } = database;
  const texts = [
    "'; drop table person; --",
    "') union select password_hash from person --",
    '\0',
    '\ud800',
    'x'.repeat(100_000),
  ];
  const fuzz = { databaseUrl: url, owner, operations: 400, texts, isEachTextSwept: false, seed: 'berea' };
  onTestFinished(() => database.drop());
  const outcome = await fuzzCollege(fuzz);
  expect(outcome).toMatchObject({ faults: [], surprises: [] });
  expect(outcome.understood).toBeGreaterThan(200);
  expect(outcome.withData).toBeGreaterThan(100);
  expect(outcome.slowestMs).toBeLessThan(MAX_MS);
  expect(outcome.grownBytes).toBeLessThan(50 * MIB);
}, 120_000);
