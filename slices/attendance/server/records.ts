import type { Db, Tx } from '#kit/db/database.ts';
import { percent, type Percent } from '#kit/percent/percent.ts';
import { countTerms, type CountedTerm, type Counting } from '../rules/count.ts';
import { findGroupsOf, listRecordRows, type RecordRow } from './records.queries.ts';

/** What a student's sessions in one group come to. */
export interface GroupAttendance extends Counting {
  personId: string;
  groupId: string;
  groupName: string;
  regionId: string;
  timeZone: string;
  /** Below it a student is falling behind, where the schema says so. */
  lowPercent: Percent | null;
  rows: readonly RecordRow[];
}

/** The sessions of these people, by person and group, with how they are counted. */
export async function attendanceOf(
  db: Db | Tx,
  params: { personIds: readonly string[]; locale: string },
): Promise<GroupAttendance[]> {
  const [rows, groups] = await Promise.all([listRecordRows(db, params), findGroupsOf(db, params.personIds)]);
  const known = new Map(groups.map((group) => [group.id, group]));
  const byOwner = Map.groupBy(rows, ({ personId, groupId }) => `${personId} ${groupId}`);
  return [...byOwner.values()].flatMap((own) => {
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

export type CountedRecord = CountedTerm<RecordRow>['records'][number];

export const countedTermsOf = (attendance: GroupAttendance): CountedTerm<RecordRow>[] =>
  countTerms(attendance.rows, attendance);
