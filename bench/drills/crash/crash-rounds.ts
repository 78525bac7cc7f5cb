import { until } from '#kit/db/until.ts';
import { Clients } from './clients.ts';
import { CrashCollege, type Fault } from './crash-college.ts';
import type { Reckoning } from './reckoning.ts';
import type { CrashWork } from './crash-work.ts';

export interface CrashPlan {
  faults: readonly Fault[];
  /** Writes to be acknowledged before the first fault and after each. */
  writesBetween: number;
  clients: number;
}

/** More than a drill has time for. */
export const MAX_WRITES = 30_000;

/** Writes, pulls a plug, lets the college come back, writes on; at the end nothing acknowledged may be missing. */
export async function crashAgainAndAgain(work: CrashWork, plan: CrashPlan): Promise<Reckoning> {
  const college = await CrashCollege.open();
  try {
    const nthWrite = await work.begin(college);
    const clients = new Clients(college.url, { nthWrite, max: MAX_WRITES });
    clients.begin(plan.clients);
    await acknowledge(clients, plan.writesBetween);
    for (const fault of plan.faults) {
      await college.suffer(fault);
      await acknowledge(clients, plan.writesBetween);
    }
    await clients.end();
    await work.settle(college);
    return await work.reckon(college, clients.told);
  } finally {
    await college.stop();
  }
}

/**
 * The same with a database that answers before it has written: if nothing were lost here, the drill could not
 * see a loss. The setting is changed behind the running server's back, for it would not start with it.
 */
export async function crashUnsafely(
  work: CrashWork,
  { writesBetween, clients: count }: Omit<CrashPlan, 'faults'>,
): Promise<Reckoning> {
  const college = await CrashCollege.open();
  try {
    const nthWrite = await work.begin(college);
    await college.query(`alter system set synchronous_commit = off`);
    await college.query(`alter system set wal_writer_delay = '10s'`);
    await college.query('select pg_reload_conf()');
    const clients = new Clients(college.url, { nthWrite, max: MAX_WRITES });
    clients.begin(count);
    await acknowledge(clients, writesBetween);
    await college.killEverything();
    await clients.end();
    await college.startDatabase();
    // What the jobs would have made of it is not asked: they may not have come to it before the plug was pulled.
    return await work.reckon(
      college,
      clients.told.filter(({ kind }) => kind !== 'forgotPassword'),
    );
  } finally {
    await college.stop();
  }
}

async function acknowledge(clients: Clients, more: number): Promise<void> {
  const wanted = clients.acknowledged.length + more;
  await until(() => clients.acknowledged.length >= wanted, {
    ms: 120_000,
    everyMs: 20,
    what: `${more} more writes to be acknowledged`,
  });
}
