import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { EXPLAIN_DAYS, lastDayToExplain } from '#slices/attendance/rules/explain-days.ts';
import {
  attendanceOf,
  countedTermsOf,
  type CountedRecord,
  type GroupAttendance,
  type RecordRow,
  type StandingRow,
} from '#slices/attendance/server/api.ts';
import { findStaffOf } from '#slices/people/server/api.ts';
import { explainProblem } from '../rules/explanation.ts';
import { findCampuses } from './explanation.queries.ts';

interface Params {
  personId: string;
  locale: string;
  now: Date;
}

/** A session of the student’s whose roll was taken, with what is needed to explain it. */
export type OwnRecord<Row extends StandingRow = RecordRow> = CountedRecord<Row> & {
  groupName: string;
  today: Day;
  isOpen: boolean;
};

/** An absence that can be explained until a day. */
export type Absence<Row extends StandingRow = RecordRow> = OwnRecord<Row> & { lastDay: Day };

/** Whether a campus has a person who handles explanations (ATT-30). */
export const isOpenAt = async (db: Db | Tx, regionId: string): Promise<boolean> =>
  (await findStaffOf(db, 'attendanceAdmin', [regionId])).length > 0;

/** The student’s sessions of all groups. The whole college is given, since a student sees neither classes nor staff. */
export const ownRecords = async (whole: Db | Tx, { personId, locale, now }: Params): Promise<OwnRecord[]> =>
  recordsIn(whole, await attendanceOf(whole, { personIds: [personId], locale }), now);

async function recordsIn<Row extends StandingRow>(
  whole: Db | Tx,
  attendances: readonly GroupAttendance<Row>[],
  now: Date,
): Promise<OwnRecord<Row>[]> {
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
  /** A campus of the student’s has nobody who handles explanations. */
  isDisabled: boolean;
  /** Those that can be explained now, the latest first. */
  absences: readonly Absence[];
}

export async function ownAbsences(whole: Db, params: Params): Promise<OwnAbsences> {
  const { personId, now } = params;
  const since = addDays(dayIn(now, 'UTC'), -EXPLAIN_DAYS - 1);
  const regionIds = await findCampuses(whole, { personId, since });
  const open = await openCampuses(whole, regionIds);
  return {
    isDisabled: regionIds.some((id) => !open.has(id)),
    absences: explainable(await ownRecords(whole, params)),
  };
}

/** The absences that can be explained now among sessions that were read already, the latest first. */
export async function absencesIn<Row extends StandingRow>(
  whole: Db,
  attendances: readonly GroupAttendance<Row>[],
  now: Date,
): Promise<Absence<Row>[]> {
  const since = addDays(dayIn(now, 'UTC'), -EXPLAIN_DAYS - 1);
  // On most days there is none, and nobody need be asked who handles them.
  const mayHold = attendances.filter(({ rows }) =>
    rows.some(({ day, mark }) => day >= since && mark !== null),
  );
  return mayHold.length === 0 ? [] : explainable(await recordsIn(whole, mayHold, now));
}

const explainable = <Row extends StandingRow>(records: readonly OwnRecord<Row>[]): Absence<Row>[] =>
  records
    .filter((record) => explainProblem(record, record) === null)
    .map((record) => ({ ...record, lastDay: lastDayToExplain(record.day) }))
    .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime());

async function openCampuses(db: Db | Tx, regionIds: readonly string[]): Promise<Set<string>> {
  const open = new Set<string>();
  for (const regionId of new Set(regionIds)) if (await isOpenAt(db, regionId)) open.add(regionId);
  return open;
}
