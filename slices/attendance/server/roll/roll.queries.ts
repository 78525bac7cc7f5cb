import { sql } from 'kysely';
import type { Day } from '#kit/calendar/day.ts';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { dayHeld, explanationOf, leaveOf } from '../decided.queries.ts';
import type { ExplanationDecision, LeaveDecision, Mark } from '../../rules/status.ts';

/** A student on the roll of a session. */
export interface RollStudent {
  id: string;
  firstName: string;
  lastName: string;
  studentNumber: string | null;
  pictureId: string | null;
  mark: (Mark & { version: number; takenAt: Date; takenByName: string | null; byCode: boolean }) | null;
  /** A leave that covers the day; one that waits too. */
  leave: {
    status: LeaveDecision | 'PENDING';
    typeNames: Record<string, string>;
    firstDay: Day;
    lastDay: Day;
  } | null;
  explanation: ExplanationDecision | null;
}

const studentsOn = writtenOnce((db: Db, { sessionId }: { sessionId: string }) =>
  db
    .selectFrom('classSession as s')
    .innerJoin('region as r', 'r.id', 's.regionId')
    .innerJoin('groupMember as m', 'm.groupId', 's.groupId')
    .innerJoin('person as p', 'p.id', 'm.personId')
    .leftJoin('attendanceMark as k', (join) =>
      join.onRef('k.sessionId', '=', 's.id').onRef('k.personId', '=', 'm.personId'),
    )
    .leftJoin('person as taker', 'taker.id', 'k.takenBy')
    .leftJoin('leaveRequest as l', (join) => join.on(leaveOf('m.person_id', { waiting: true })))
    .leftJoin('leaveType as lt', 'lt.id', 'l.typeId')
    .leftJoin('absenceExplanation as e', (join) => join.on(explanationOf('m.person_id')))
    .select([
      'p.id',
      'p.firstName',
      'p.lastName',
      sql<string | null>`p.student_number::text`.as('studentNumber'),
      'p.pictureId',
      'k.kind',
      'k.minutesLate',
      'k.version',
      'k.takenAt',
      'k.byCode',
      sql<string | null>`taker.first_name || ' ' || taker.last_name`.as('takenByName'),
      'l.status as leaveStatus',
      'l.firstDay as leaveFirstDay',
      'l.lastDay as leaveLastDay',
      sql<Record<string, string> | null>`lt.names`.as('typeNames'),
      'e.status as explanationStatus',
    ])
    .where('s.id', '=', sessionId)
    .where(
      sql<boolean>`(${dayHeld} between m.first_day and coalesce(m.last_day, 'infinity') or m.person_id = any (s.roll_person_ids))`,
    )
    .orderBy('p.sortName')
    .orderBy('p.id'),
);

/** Everybody in the group on the day of the session, and who else was on its roll, by name. */
export async function listRollStudents(db: Db | Tx, sessionId: string): Promise<RollStudent[]> {
  const rows = await studentsOn(db, { sessionId });
  return rows.map(({ id, firstName, lastName, studentNumber, pictureId, ...row }) => ({
    id,
    firstName,
    lastName,
    studentNumber,
    pictureId,
    mark:
      row.kind === null || row.takenAt === null
        ? null
        : {
            kind: row.kind,
            minutesLate: row.minutesLate,
            version: row.version ?? 0,
            takenAt: row.takenAt,
            takenByName: row.takenByName,
            byCode: row.byCode ?? false,
          },
    leave:
      row.leaveStatus === null
        ? null
        : {
            status: row.leaveStatus as LeaveDecision | 'PENDING',
            typeNames: row.typeNames ?? {},
            firstDay: row.leaveFirstDay as Day,
            lastDay: row.leaveLastDay as Day,
          },
    explanation: row.explanationStatus === 'PENDING' ? null : row.explanationStatus,
  }));
}

interface MarkRow extends Mark {
  sessionId: string;
  personId: string;
  regionId: string;
  takenAt: Date;
  takenBy: string;
  /** Whether the student noted it, by the code on the wall. */
  byCode: boolean;
  /** Where there is none yet. */
  version?: number;
}

/** Writes marks over those that were there, and counts their versions up. */
export async function putMarks(tx: Tx, marks: readonly MarkRow[]): Promise<void> {
  if (marks.length === 0) return;
  await tx
    .insertInto('attendanceMark')
    .values([...marks])
    .onConflict((conflict) =>
      conflict.columns(['sessionId', 'personId']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        minutesLate: eb.ref('excluded.minutesLate'),
        takenAt: eb.ref('excluded.takenAt'),
        takenBy: eb.ref('excluded.takenBy'),
        byCode: eb.ref('excluded.byCode'),
        version: eb('attendanceMark.version', '+', 1),
      })),
    )
    .execute();
}

interface MarkChange extends Mark {
  id: string;
  sessionId: string;
  personId: string;
  regionId: string;
  reason: string;
  changedAt: Date;
  changedBy: string;
  byCode: boolean;
  /** Whether the student was away with leave when the roll was taken, and nobody marked it. */
  byLeave?: boolean;
  /** The file that it came with. */
  importedFrom?: string | null;
  takesBack?: string | null;
}

export async function insertMarkChanges(tx: Tx, changes: readonly MarkChange[]): Promise<void> {
  if (changes.length === 0) return;
  await tx
    .insertInto('attendanceMarkChange')
    .values([...changes])
    .execute();
}

/** The keys of the marks of these people that have come in for a session, in their order. */
export const listKeysOf = (
  tx: Tx,
  { sessionId, personIds }: { sessionId: string; personIds: readonly string[] },
): Promise<{ key: string; personId: string; takesBack: string | null; byLeave: boolean }[]> =>
  tx
    .selectFrom('attendanceMarkChange')
    .select(['id as key', 'personId', 'takesBack', 'byLeave'])
    .where('sessionId', '=', sessionId)
    .where('personId', '=', anyId(personIds))
    .orderBy('position')
    .execute();

interface PutRoll {
  takenAt: Date;
  takenBy: string;
  /** The key of the mark that takes it, if one does. */
  takenWith?: string | null;
  personIds: readonly string[];
}

/** Says that a roll was taken, by whom, and who was on it. */
export async function putRoll(
  tx: Tx,
  sessionId: string,
  { takenAt, takenBy, takenWith, personIds }: PutRoll,
): Promise<void> {
  await tx
    .updateTable('classSession')
    .set({
      rollTakenAt: sql<Date>`coalesce(roll_taken_at, ${takenAt}::timestamptz)`,
      rollTakenBy: sql<string>`coalesce(roll_taken_by, ${takenBy}::uuid)`,
      rollTakenWith: sql<
        string | null
      >`case when roll_taken_at is null then ${takenWith ?? null}::uuid else roll_taken_with end`,
      rollVersion: sql<number>`roll_version + 1`,
      rollPersonIds: sql<string[]>`array(select distinct unnest(roll_person_ids || ${personIds}::uuid[]))`,
    })
    .where('id', '=', sessionId)
    .execute();
}

/** What was noted of a student in a session, in the order in which it came in. */
export const listMarkChanges = (db: Db, { sessionId, personId }: { sessionId: string; personId: string }) =>
  db
    .selectFrom('attendanceMarkChange as c')
    .leftJoin('person as p', 'p.id', 'c.changedBy')
    .select([
      'c.id',
      'c.kind',
      'c.minutesLate',
      'c.reason',
      'c.changedAt',
      'c.byCode',
      'c.byLeave',
      'c.importedFrom',
      sql<string | null>`p.first_name || ' ' || p.last_name`.as('changedByName'),
    ])
    .where('c.sessionId', '=', sessionId)
    .where('c.personId', '=', personId)
    .orderBy('c.position')
    .execute();
