import { expect, test } from 'vitest';
import { crashAgainAndAgain } from './crash/crash-rounds.ts';
import { together } from './crash/crash-work.ts';
import { everydayWrites } from './crash/everyday-writes.ts';
import { examAnswers } from './crash/exam-answers.ts';
import { rollMarks } from './crash/roll-marks.ts';

test('answers in exams, marks on rolls and all else that was acknowledged survive kill -9 of the database and of the server (A1, A2)', async () => {
  // The drill itself kills more often, and single connections too; here the last fault takes the server along with its database.
  const plan = { faults: ['postmaster'], writesBetween: 80, clients: 4 } as const;
  const outcome = await crashAgainAndAgain(together(examAnswers, everydayWrites, rollMarks), plan);
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(160);
  expect(outcome).toMatchObject({ lost: 0, wrong: 0, duplicated: 0 });
}, 240_000);
