import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { readSpans } from './lesson-progress.queries.ts';
import type { LessonNote, LessonProgress } from '../lesson-record.ts';

interface Params {
  personId: string;
  lessonIds: readonly string[];
  noteLessonIds: readonly string[];
}

/** Begins the parts of a statement; the whole is narrowed to the caller's scope once it is put together. */
const part = expressionBuilder<DB>();

const progressIn = ({ personId, lessonIds }: Params) =>
  part
    .selectFrom('lessonProgress as p')
    .select([
      sql<string>`p.lesson_id`.as('id'),
      sql<string>`p.watched::text`.as('watched'),
      sql<number>`p.watched_seconds`.as<'watchedSeconds'>(sql`"watchedSeconds"`),
      'p.position',
      sql<string>`p.watched_at`.as<'watchedAt'>(sql`"watchedAt"`),
      sql<boolean>`p.completed_at is not null`.as('completed'),
    ])
    .where('p.personId', '=', personId)
    .where('p.lessonId', '=', anyId(lessonIds));

const notesBeside = ({ personId, noteLessonIds }: Params) =>
  part
    .selectFrom('lessonNote as n')
    .select([
      'n.id',
      sql<string>`n.lesson_id`.as<'lessonId'>(sql`"lessonId"`),
      sql<number>`n.at_second`.as<'atSecond'>(sql`"atSecond"`),
      'n.body',
      'n.version',
      sql<string>`n.updated_at`.as<'updatedAt'>(sql`"updatedAt"`),
    ])
    .where('n.personId', '=', personId)
    .where('n.lessonId', '=', anyId(noteLessonIds))
    .orderBy('n.atSecond')
    .orderBy('n.id');

/** One statement for what a page of a lesson shows of its reader. */
const readStudy = writtenOnce((db: Db, params: Params) =>
  db.selectNoFrom([
    jsonArrayFrom(progressIn(params)).as('progress'),
    jsonArrayFrom(notesBeside(params)).as('notes'),
  ]),
);

/** How far one person is in lessons, those they never opened left out, and what they wrote down beside some of them. */
export async function findStudy(
  db: Db,
  params: Params,
): Promise<{ progress: LessonProgress[]; notes: LessonNote[] }> {
  const [study] = await readStudy(db, params);
  return {
    progress: (study?.progress ?? []).map(({ watched, watchedAt, ...row }) => ({
      ...row,
      watched: readSpans(watched),
      watchedAt: new Date(watchedAt),
    })),
    notes: (study?.notes ?? []).map((note) => ({ ...note, updatedAt: new Date(note.updatedAt) })),
  };
}
