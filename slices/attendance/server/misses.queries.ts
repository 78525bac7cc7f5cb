import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Miss } from '../rules/deductions.ts';
import { dayHeld, decidedOf, explanationOf, leaveOf } from './decided.queries.ts';

/** The absences and lates of people, with what was decided about them. */
const missesOf = writtenOnce((db: Db | Tx, { personIds }: { personIds: readonly string[] }) =>
  db
    .selectFrom('attendanceMark as k')
    .innerJoin('classSession as s', 's.id', 'k.sessionId')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .leftJoin('leaveRequest as l', (join) => join.on(leaveOf('k.person_id')))
    .leftJoin('absenceExplanation as e', (join) => join.on(explanationOf('k.person_id')))
    .select([
      'k.personId',
      's.groupId',
      dayHeld.as('day'),
      'k.kind',
      'k.minutesLate',
      'l.status as leaveStatus',
      'e.status as explanationStatus',
    ])
    .where('k.personId', '=', anyId(personIds))
    // Before the roll is taken, who came late by the code on the wall counts as nothing yet.
    .where('s.rollTakenAt', 'is not', null)
    .where(sql<boolean>`k.kind in ('ABSENT', 'LATE')`),
);

export async function listMisses(db: Db | Tx, personIds: readonly string[]): Promise<Miss[]> {
  const rows = await missesOf(db, { personIds });
  return rows.map(({ kind, minutesLate, leaveStatus, explanationStatus, ...row }) => ({
    ...row,
    mark: { kind, minutesLate },
    ...decidedOf({ leaveStatus, explanationStatus }),
  }));
}
