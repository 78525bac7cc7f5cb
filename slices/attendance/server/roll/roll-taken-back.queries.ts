import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

/** Another person says the same of the class: what took its roll cannot give it back any more. */
export async function keepRollTaken(tx: Tx, sessionId: string): Promise<void> {
  await tx.updateTable('classSession').set({ rollTakenWith: null }).where('id', '=', sessionId).execute();
}

/** Whether a roll was taken by marks of which every one was taken back, and nothing else was noted since. */
export async function isAllTakenBack(tx: Tx, sessionId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('classSession as s')
    .innerJoin('attendanceMarkChange as first', 'first.id', 's.rollTakenWith')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where(
      sql<boolean>`not exists (select from attendance_mark_change c
        where c.session_id = s.id and c.position >= first.position and c.takes_back is null and not c.by_leave
          and not exists (select from attendance_mark_change back where back.takes_back = c.id))`,
    )
    .where(sql<boolean>`not exists (select from absence_explanation e where e.session_id = s.id)`)
    .executeTakeFirst();
  return found !== undefined;
}

/** The roll is as it was before it was taken: who had checked in by code has, nothing else is known. */
export async function takeRollBack(tx: Tx, sessionId: string): Promise<void> {
  await sql`delete from attendance_mark k using class_session s
    join attendance_mark_change first on first.id = s.roll_taken_with
    where s.id = ${sessionId}::uuid and k.session_id = s.id and not (k.by_code and not exists (
      select from attendance_mark_change c
      where c.session_id = s.id and c.person_id = k.person_id and c.position >= first.position))`.execute(tx);
  // Versions go on: who knows of a mark that is gone must not take a later one for it.
  await sql`insert into attendance_mark (session_id, person_id, region_id, kind, minutes_late, taken_at, taken_by, by_code, version)
    select distinct on (c.person_id) c.session_id, c.person_id, c.region_id, c.kind, c.minutes_late, c.changed_at, c.changed_by,
      c.by_code, (select count(*) from attendance_mark_change one where one.session_id = s.id and one.person_id = c.person_id)
    from class_session s
    join attendance_mark_change first on first.id = s.roll_taken_with
    join attendance_mark_change c on c.session_id = s.id and c.position < first.position
    where s.id = ${sessionId}::uuid and c.takes_back is null and not c.by_leave
      and not exists (select from attendance_mark_change back where back.takes_back = c.id)
    order by c.person_id, c.position desc
    on conflict (session_id, person_id) do nothing`.execute(tx);
  await sql`update class_session set roll_taken_at = null, roll_taken_by = null, roll_taken_with = null,
      roll_person_ids = '{}', roll_version = roll_version + 1
    where id = ${sessionId}::uuid`.execute(tx);
}
