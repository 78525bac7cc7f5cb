import type { Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { keepBackupsCurrent } from './keep-backups-current.ts';

afterEach(() => vi.useRealTimers());

const config = { dataDir: 'data', backupDir: 'backups', storageUrl: 's3://bucket', databaseUrl: null };
const FOUR_MINUTES_MS = 240_000;

test('a round that is not over is not joined by the next, and what is wrong with the archive is told', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answer = Promise.withResolvers<{ rows: unknown[] }>();
  const query = vi.fn<() => Promise<unknown>>(() => answer.promise);
  const noteTrouble = vi.fn<(what: string, error: unknown) => void>();
  const stop = keepBackupsCurrent(config, { query } as unknown as Pool, noteTrouble);
  vi.advanceTimersByTime(3 * FOUR_MINUTES_MS);
  expect(query).toHaveBeenCalledTimes(1);
  answer.resolve({ rows: [{ wal: '000000010000000000000007', since: new Date(0) }] });
  await stop?.();
  expect(noteTrouble.mock.calls).toEqual([
    [
      'changes do not reach the archive in BACKUP_DIR',
      expect.objectContaining({ message: expect.any(String) }),
    ],
  ]);
});

test('without BACKUP_DIR there is nothing to keep', () => {
  expect(keepBackupsCurrent({ ...config, backupDir: null }, {} as Pool, () => undefined)).toBeNull();
});
