import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareLogins } from '#kit/db/logins.ts';
import { migrate } from '#kit/db/migrate.ts';
import { openPool } from '#kit/db/pool.ts';
import { startPostgres } from '#kit/db/postgres/embedded-postgres.ts';
import { seededRandom } from '#kit/demo/random.ts';
import { prepareQueue } from '#kit/jobs/run-jobs.ts';
import { playSchedules } from '#slices/attendance/server/testing/network-drill.ts';
import { College } from '#testing/college.ts';
import { figure } from '../figures.ts';

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 300);

/** A roll on two devices in three hundred random networks, which drop calls and answers, repeat them and bring them late. */
export async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'berea-roll-network-'));
  await chmod(folder, 0o755);
  const postgres = await startPostgres(join(folder, 'postgres'));
  const owner = openPool({ url: postgres.url(), size: 4, statementTimeoutMs: 60_000 });
  await migrate(owner, 'apps/server/migrations');
  await prepareQueue(owner);
  await prepareLogins(owner);
  const college = await College.open({ database: { url: postgres.url(), owner, drop: () => owner.end() } });
  try {
    const schedules = Array.from({ length: SCHEDULES }, (_, index) => seededRandom(`roll network ${index}`));
    const { presses, conflicts, overwritten, lost, wrong } = await playSchedules(college, schedules);
    figure('schedules', SCHEDULES, '', { atLeast: 1 });
    figure('marks pressed', presses, '', { atLeast: SCHEDULES });
    figure('conflicts told', conflicts, '', { atLeast: 1 });
    figure('marks overwritten unseen', overwritten, '', { atMost: 0 });
    figure('marks lost', lost, '', { atMost: 0 });
    figure('marks stored otherwise than sent', wrong, '', { atMost: 0 });
  } finally {
    await college.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
