import { expect, test } from 'vitest';
import { HEALTH_CONNECTIONS, OWNER_CONNECTIONS, shareConnections } from './connection-budget.ts';

const held = (workers: number, allowed: number): number => {
  const { app, identity } = shareConnections(allowed, workers);
  const [processes, owners] = workers === 1 ? [1, 1] : [workers + 1, 2];
  return processes * (app + identity + HEALTH_CONNECTIONS) + owners * OWNER_CONNECTIONS;
};

test.each([
  [1, 100, 10],
  [2, 100, 10],
  [4, 197, 10],
  [8, 197, 9],
  [16, 197, 4],
  [34, 197, 2],
])('%i workers on %i connections have pools of %i', (workers, allowed, size) => {
  expect(shareConnections(allowed, workers)).toEqual({ app: size, identity: size });
});

test('whatever the number of workers, they never hold more than there are, and ten stay free', () => {
  for (let workers = 1; workers <= 128; workers++) {
    for (const allowed of [97, 197, 497, 997]) {
      let total: number;
      try {
        total = held(workers, allowed);
      } catch {
        continue; // Refused at the start, which the next test is about.
      }
      expect(total).toBeLessThanOrEqual(allowed - 10);
    }
  }
});

test('too many workers for the database stop the start with a sentence that says what is needed', () => {
  expect(() => shareConnections(97, 40)).toThrow(
    'WORKERS=40 needs 227 database connections and there are 97: raise max_connections or set fewer WORKERS.',
  );
  expect(() => shareConnections(227, 40)).not.toThrow();
});
