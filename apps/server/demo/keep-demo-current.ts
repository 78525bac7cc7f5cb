import type { Pool } from 'pg';
import { seedRunningSessions } from '#slices/attendance/server/demo/running-sessions.demo.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

/** A demo college that was filled on an earlier day has a class running too, when it is started by day. Others are left alone. */
export async function keepDemoCurrent(pool: Pool, now: Date): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const demo = await pool.query('select from person where email = any ($1::text[]) limit 1', [emails]);
  if (demo.rowCount === 1) await seedRunningSessions(pool, now);
}
