import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { EXPLAIN_DAYS, lastDayToExplain } from '#slices/attendance/rules/explain-days.ts';
import {
  attendanceOf,
  countedTermsOf,
  type CountedRecord,
  type GroupAttendance,
} from '#slices/attendance/server/api.ts';
import { findStaffOf } from '#slices/people/server/api.ts';
import { explainProblem } from '../rules/explanation.ts';
import { findCampuses } from './explanation.queries.ts';

interface Params {
  personId: string;
  locale: string;
  now: Date;
}

/** A session of the student's whose roll was taken, with what is needed to explain it. */
export type OwnRecord = CountedRecord & { groupName: string; today: Day; isOpen: boolean };

/** An absence that can be explained until a day. */
export type Absence = OwnRecord & { lastDay: Day };

/** Whether a campus has a person who handles explanations (ATT-30). */
export const isOpenAt = async (db: Db | Tx, regionId: string): Promise<boolean> =>
  (await findStaffOf(db, 'attendanceAdmin', [regionId])).length > 0;

/** The student's sessions of all groups. The whole college is given, since a student sees neither classes nor staff. */
export async function ownRecords(
  whole: Db | Tx,
  { personId, locale, now }: Params,
  read: readonly GroupAttendance[] | null = null,
): Promise<OwnRecord[]> {
  const attendances = read ?? (await attendanceOf(whole, { personIds: [personId], locale }));
  const open = await openCampuses(
    whole,
    attendances.map(({ regionId }) => regionId),
  );
  return attendances.flatMap((attendance) => {
    const { groupName, regionId, timeZone } = attendance;
    const beside = { groupName, today: dayIn(now, timeZone), isOpen: open.has(regionId) };
    return countedTermsOf(attendance).flatMap(({ records }) =>
      records.map((record) => ({ ...record, ...beside })),
    );
  });
}

export interface OwnAbsences {
  /** A campus of the student's has nobody who handles explanations. */
  isDisabled: boolean;
  /** Those that can be explained now, the latest first. */
  absences: readonly Absence[];
}

/** Given what was read of the student's sessions already, it is not read again. */
export async function ownAbsences(
  whole: Db,
  params: Params,
  read: readonly GroupAttendance[] | null = null,
): Promise<OwnAbsences> {
  const { personId, now } = params;
  const since = addDays(dayIn(now, 'UTC'), -EXPLAIN_DAYS - 1);
  const regionIds = await findCampuses(whole, { personId, since });
  const open = await openCampuses(whole, regionIds);
  const records = await ownRecords(whole, params, read);
  return {
    isDisabled: regionIds.some((id) => !open.has(id)),
    absences: records
      .filter((record) => explainProblem(record, record) === null)
      .map((record) => ({ ...record, lastDay: lastDayToExplain(record.day) }))
      .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime()),
  };
}

async function openCampuses(db: Db | Tx, regionIds: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>();
  for (const regionId of new Set(regionIds)) if (await isOpenAt(db, regionId)) open.add(regionId);
  return open;
}
