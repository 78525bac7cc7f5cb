import type { Pool } from 'pg';
import { ConfigProblem } from '#kit/config/config.ts';

const SAFE = {
  fsync: ['on'],
  full_page_writes: ['on'],
  synchronous_commit: ['on', 'remote_apply', 'remote_write'],
};

/**
 * What the screen calls saved must survive a power cut. A database told to take short cuts cannot promise
 * that, so the server will not start on one.
 */
export async function refuseUnsafeDurability(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [Object.keys(SAFE)],
  );
  for (const { name, setting } of rows) {
    if (!SAFE[name as keyof typeof SAFE].includes(setting)) {
      throw new ConfigProblem(
        `The database has ${name} = ${setting}: what was acknowledged could be lost in a crash. Set it to on.`,
      );
    }
  }
}
