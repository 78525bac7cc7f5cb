import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

/** Gives a course the assignments of another with their words and files; a file is kept once and named by both. */
export async function copyAssignmentRows(tx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`
    with pair as (
      select id as old_id, uuidv7() as new_id from assignment
      where course_id = ${fromId}::uuid and archived_at is null),
    assignments as (
      insert into assignment (id, course_id, kind)
      select new_id, ${toId}::uuid, kind from assignment join pair on id = old_id),
    texts as (
      insert into assignment_text (assignment_id, locale, title, content)
      select new_id, locale, title, content from assignment_text join pair on assignment_id = old_id)
    insert into assignment_file (id, assignment_id, locale, name, file_key, bytes, type, position)
    select uuidv7(), new_id, locale, name, file_key, bytes, type, position
    from assignment_file join pair on assignment_id = old_id`.execute(tx);
}
