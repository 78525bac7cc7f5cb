import { until } from '#kit/db/until.ts';
import type { ServerAnswer } from './clients.ts';
import type { CrashCollege } from './crash-college.ts';

export interface Reckoning {
  acknowledged: number;
  /** Writes nobody answered: they may be stored or not, but not twice. */
  inDoubt: number;
  lost: number;
  wrong: number;
  duplicated: number;
}

/** How often each write is found, by its word and, for those the audit log tells of, by the request that made it. */
interface Found {
  byMarker: ReadonlyMap<string, number>;
  byRequest: ReadonlyMap<string, string>;
}

/** Compares what the clients were told with what is stored. */
export async function reckon(college: CrashCollege, told: readonly ServerAnswer[]): Promise<Reckoning> {
  const { byMarker, byRequest } = await find(college);
  const times = (write: ServerAnswer) => byMarker.get(`${write.kind} ${write.marker}`) ?? 0;
  const acknowledged = told.filter(({ isAcknowledged }) => isAcknowledged);
  const isWrong = ({ kind, marker, requestId }: ServerAnswer) =>
    kind === 'updateUserProfile' && byRequest.get(requestId) !== marker;
  return {
    acknowledged: acknowledged.length,
    inDoubt: told.length - acknowledged.length,
    lost: acknowledged.filter((write) => times(write) === 0).length,
    wrong: acknowledged.filter((write) => times(write) > 0 && isWrong(write)).length,
    duplicated: told.filter((write) => times(write) > 1).length,
  };
}

async function find(college: CrashCollege): Promise<Found> {
  const rows = await college.query<{ marker: string; n: number }>(
    `select 'updateUserProfile ' || (after ->> 'firstName') as marker, count(*)::int as n
       from audit where action = 'updateProfile' group by 1
     union all
     select 'insertLogit ' || (payload::json ->> 'courseId'), count(*)::int from log_entry where type = 'ACTIVITY' group by 1
     union all
     select 'forgotPassword ' || to_address, count(*)::int from outbox_mail group by 1`,
  );
  const changes = await college.query<{ request_id: string; name: string }>(
    `select request_id, after ->> 'firstName' as name from audit where action = 'updateProfile'`,
  );
  return {
    byMarker: new Map(rows.map(({ marker, n }) => [marker, n])),
    byRequest: new Map(changes.map(({ request_id, name }) => [request_id, name])),
  };
}

/** A forgotten password becomes a mail by a job; a killed worker's jobs come back after a while. */
export async function workIsDone(college: CrashCollege): Promise<void> {
  const open = async () =>
    (
      await college.query(`select 1 from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier in ('mailResetLink', 'deliverMail') limit 1`)
    ).length;
  await until(async () => (await open()) === 0, {
    ms: 120_000,
    everyMs: 100,
    what: 'the queue to be worked off',
  });
}
