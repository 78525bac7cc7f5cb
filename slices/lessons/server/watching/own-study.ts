import DataLoader from 'dataloader';
import { expressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyId } from '#kit/db/any-of.ts';
import type { Db } from '#kit/db/database.ts';
import type { DB } from '#kit/db/db.generated.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import { actorOf } from '#kit/graphql/action.ts';
import { perRequest } from '#kit/graphql/context.ts';
import type { LessonNote, LessonProgress } from '../lesson.queries.ts';
import { readSpans } from './lesson-progress.queries.ts';

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

const readStudy = writtenOnce((db: Db, params: Params) =>
  db.selectNoFrom([
    jsonArrayFrom(progressIn(params)).as('progress'),
    jsonArrayFrom(notesBeside(params)).as('notes'),
  ]),
);

/** How far one person is in lessons, those they never opened left out, and what they wrote down beside some of them. */
async function findStudy(
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

interface QueryParams {
  lessonIds: readonly string[];
  withNotes: boolean;
}

interface Study {
  progress: ReadonlyMap<string, LessonProgress>;
  notes: ReadonlyMap<string, LessonNote[]>;
}

/** What the caller alone has of lessons. A page asks for one lesson and for a list of them: both are read at once. */
export const ownStudy = perRequest(
  (ctx) =>
    new DataLoader<QueryParams, Study>(
      async (questions) => {
        const { progress, notes } = await findStudy(ctx.db, {
          personId: actorOf(ctx).personId,
          lessonIds: [...new Set(questions.flatMap(({ lessonIds }) => lessonIds))],
          noteLessonIds: questions.flatMap(({ lessonIds, withNotes }) => (withNotes ? lessonIds : [])),
        });
        const study: Study = {
          progress: new Map(progress.map((one) => [one.id, one])),
          notes: Map.groupBy(notes, ({ lessonId }) => lessonId),
        };
        return questions.map(() => study);
      },
      { cache: false },
    ),
);
