import type { Db, Tx } from '#kit/db/database.ts';
import { percent, type Percent } from '#kit/percent/percent.ts';
import { countTerms, type CountedTerm, type Counting } from '../rules/count.ts';
import { findGroupNames, listRecordRows, type RecordRow } from './records.queries.ts';
import { findCountings } from './schema.queries.ts';

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

const lowPercentOf = (schema: { lowPercent: number | null } | undefined): Percent | null =>
  typeof schema?.lowPercent === 'number' ? percent(schema.lowPercent) : null;

/** The sessions of these people, by person and group, with how they are counted. */
export async function attendanceOf(
  db: Db | Tx,
  asked: { personIds: readonly string[]; locale: string },
): Promise<GroupAttendance[]> {
  const rows = await listRecordRows(db, asked);
  const groupIds = [...new Set(rows.map(({ groupId }) => groupId))];
  const [groups, countings] = await Promise.all([findGroupNames(db, groupIds), findCountings(db, groupIds)]);
  const known = new Map(groups.map((group) => [group.id, group]));
  const byOwner = Map.groupBy(rows, ({ personId, groupId }) => `${personId} ${groupId}`);
  return [...byOwner.values()].flatMap((own) => {
    const [first] = own;
    const group = first && known.get(first.groupId);
    if (!first || !group) return [];
    const schema = countings.get(group.id);
    return {
      personId: first.personId,
      groupId: group.id,
      groupName: group.name,
      regionId: group.regionId,
      timeZone: group.timeZone,
      lowPercent: lowPercentOf(schema),
      terms: schema?.terms ?? [],
      policies: schema?.policies ?? [],
      rows: own,
    };
  });
}

export type CountedRecord = CountedTerm<RecordRow>['records'][number];

export const countedTermsOf = (attendance: GroupAttendance): CountedTerm<RecordRow>[] =>
  countTerms(attendance.rows, attendance);
