import { expect, test } from 'vitest';
import { crashAgainAndAgain } from './crash/crash-rounds.ts';
import { together } from './crash/crash-work.ts';
import { everydayWrites } from './crash/everyday-writes.ts';
import { examAnswers } from './crash/exam-answers.ts';

test('answers in exams and all else that was acknowledged survive kill -9 of the server, of a connection and of the database (A1)', async () => {
  // The last takes the server along with its database.
  const faults = ['backend', 'postmaster'] as const;
  const plan = { faults, writesBetween: 80, clients: 4 };
  const outcome = await crashAgainAndAgain(together(examAnswers, everydayWrites), plan);
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(240);
  expect(outcome).toMatchObject({ lost: 0, wrong: 0, duplicated: 0 });
}, 240_000);
