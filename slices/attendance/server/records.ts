import { addDays, type Day } from '#kit/calendar/day.ts';
import { dayIn } from '#kit/calendar/zone.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { percent, type Percent } from '#kit/percent/percent.ts';
import { countTerms, type CountedTerm, type Counting } from '../rules/count.ts';
import { EXPLAIN_DAYS } from '../rules/explain-days.ts';
import { findGroupsOf, listStandingRows, type StandingRow } from './records.queries.ts';
import { listRecordRows, type RecordRow } from './shown-records.queries.ts';

/** What a student's sessions in one group come to. */
export interface GroupAttendance<Row extends StandingRow = RecordRow> extends Counting {
  personId: string;
  groupId: string;
  groupName: string;
  regionId: string;
  timeZone: string;
  /** Below it a student is falling behind, where the schema says so. */
  lowPercent: Percent | null;
  rows: readonly Row[];
}

/** The sessions of these people, by person and group, with how they are counted. */
export async function attendanceOf(
  db: Db | Tx,
  params: { personIds: readonly string[]; locale: string },
): Promise<GroupAttendance[]> {
  const [rows, groups] = await Promise.all([listRecordRows(db, params), findGroupsOf(db, params.personIds)]);
  return byOwner(rows, groups);
}

type Group = Awaited<ReturnType<typeof findGroupsOf>>[number];

/** The terms that go on for a student, whole, and at least the days of which absences can still be explained. */
export async function currentAttendanceOf(
  db: Db | Tx,
  { personId, now }: { personId: string; now: Date },
): Promise<GroupAttendance<StandingRow>[]> {
  const groups = await findGroupsOf(db, [personId]);
  const since = groups.map((group) => currentSince(group, dayIn(now, group.timeZone))).toSorted()[0];
  return since ? byOwner(await listStandingRows(db, { personId, since }), groups) : [];
}

/** The first day of the terms that are counted today or were a moment ago. */
function currentSince({ terms }: Group, today: Day): Day {
  const explained = addDays(today, -EXPLAIN_DAYS - 1);
  const current = terms.filter(({ firstDay, lastDay }) => firstDay <= today && lastDay >= explained);
  return [explained, ...current.map(({ firstDay }) => firstDay)].toSorted()[0] ?? explained;
}

function byOwner<Row extends StandingRow>(
  rows: readonly Row[],
  groups: readonly Group[],
): GroupAttendance<Row>[] {
  const known = new Map(groups.map((group) => [group.id, group]));
  const owned = Map.groupBy(rows, ({ personId, groupId }) => `${personId} ${groupId}`);
  return [...owned.values()].flatMap((own) => {
    const [first] = own;
    const group = first && known.get(first.groupId);
    if (!first || !group) return [];
    return {
      personId: first.personId,
      groupId: group.id,
      groupName: group.name,
      regionId: group.regionId,
      timeZone: group.timeZone,
      lowPercent: group.lowPercent === null ? null : percent(group.lowPercent),
      terms: group.terms,
      policies: group.policies,
      rows: own,
    };
  });
}

export type CountedRecord<Row extends StandingRow = RecordRow> = CountedTerm<Row>['records'][number];

export const countedTermsOf = <Row extends StandingRow>(
  attendance: GroupAttendance<Row>,
): CountedTerm<Row>[] => countTerms(attendance.rows, attendance);
