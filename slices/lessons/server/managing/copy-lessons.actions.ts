import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';
import { enqueue } from '#kit/jobs/enqueue.ts';
import { onCourseCopied } from '#slices/courses/server/api.ts';
import { prepareFilm } from '../films/prepare-film.ts';

/** Gives a course the lessons of another, with all that belongs to them; answers the films that are to be prepared. */
async function copyLessonRows(tx: Tx, fromId: string, toId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with pair as (select id as old_id, uuidv7() as new_id from lesson where course_id = ${fromId}::uuid),
    lessons as (
      insert into lesson (id, course_id, position, hidden)
      select new_id, ${toId}::uuid, position, hidden from lesson join pair on id = old_id),
    texts as (
      insert into lesson_text (lesson_id, locale, title, description, chapters)
      select new_id, locale, title, description, chapters from lesson_text join pair on lesson_id = old_id),
    subtitles as (
      insert into lesson_subtitles (lesson_id, locale, vtt)
      select new_id, locale, vtt from lesson_subtitles join pair on lesson_id = old_id),
    files as (
      insert into lesson_file (lesson_id, locale, name, file_key, bytes, type, position)
      select new_id, locale, name, file_key, bytes, type, position from lesson_file join pair on lesson_id = old_id)
    insert into film (id, lesson_id, locale, kind, title, source_key, source_bytes, source_type)
    select uuidv7(), new_id, locale, kind, title, source_key, source_bytes, source_type
    from film join pair on lesson_id = old_id where replaced_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * A copy of a course has its lessons in their order with all their words, subtitles, files and films. A film is prepared
 * again from what was uploaded, so that neither course depends on what becomes of the other's.
 */
onCourseCopied(async (tx, { fromId, toId }) => {
  for (const filmId of await copyLessonRows(tx, fromId, toId))
    await enqueue(tx, prepareFilm, { filmId }, { key: `film ${filmId}` });
});
