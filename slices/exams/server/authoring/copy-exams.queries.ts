import { sql } from 'kysely';
import type { Tx } from '#kit/db/database.ts';

export async function copyExamRows(tx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`
    with pair as (
      select id as old_id, uuidv7() as new_id from exam
      where course_id = ${fromId}::uuid and archived_at is null),
    exams as (
      insert into exam (id, course_id, pass_mark, allowed_attempts, limit_minutes, open_book, shuffles, review)
      select new_id, ${toId}::uuid, pass_mark, allowed_attempts, limit_minutes, open_book, shuffles, review
      from exam join pair on id = old_id),
    texts as (
      insert into exam_text (exam_id, locale, title, instructions)
      select new_id, locale, title, instructions from exam_text join pair on exam_id = old_id),
    picks as (
      insert into exam_pick (exam_id, category, pick)
      select new_id, category, pick from exam_pick join pair on exam_id = old_id),
    asked as (
      select q.id as old_question, uuidv7() as new_question, pair.new_id as exam_id, q.category, q.position,
        v.id as old_version, uuidv7() as new_version, v.kind, v.points, v.image_id, v.written_at,
        v.written_by
      from question q join pair on pair.old_id = q.exam_id
      join lateral (
        select * from question_version where question_id = q.id order by number desc limit 1) v on true
      where q.retired_at is null),
    questions as (
      insert into question (id, exam_id, category, position)
      select new_question, exam_id, category, position from asked),
    versions as (
      insert into question_version (id, question_id, number, kind, points, image_id, written_at, written_by)
      select new_version, new_question, 1, kind, points, image_id, written_at, written_by from asked),
    words as (
      insert into question_text (version_id, locale, words, options, matches, image_alt)
      select new_version, locale, words, options, matches, image_alt
      from question_text join asked on version_id = old_version)
    insert into question_key (version_id, key, explanations)
    select new_version, key, explanations from question_key join asked on version_id = old_version`.execute(
    tx,
  );
}
