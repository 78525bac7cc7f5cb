import { expect, test } from 'vitest';
import { crashAgainAndAgain } from './crash/crash-rounds.ts';

test('what was acknowledged survives kill -9 of the server, of a connection and of the database (A1)', async () => {
  // The last takes the server along with its database.
  const faults = ['backend', 'postmaster'] as const;
  const outcome = await crashAgainAndAgain({ faults, writesBetween: 60, clients: 4 });
  expect(outcome.acknowledged).toBeGreaterThanOrEqual(180);
  expect(outcome).toMatchObject({ lost: 0, wrong: 0, duplicated: 0 });
}, 240_000);
