import { sql } from 'kysely';
import { anyId } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';
import type { Chapter } from '../rules/chapter.ts';
import type { LessonTexts } from '../rules/lesson.ts';

export interface LessonText extends LessonTexts {
  lessonId: string;
  locale: string;
}

export const findTexts = (db: Db | Tx, lessonIds: readonly string[]): Promise<LessonText[]> =>
  db
    .selectFrom('lessonText')
    .select(['lessonId', 'locale', 'title', 'description', sql<Chapter[]>`chapters`.as('chapters')])
    .where('lessonId', '=', anyId(lessonIds))
    .orderBy('locale')
    .execute();

export async function storeText(tx: Tx, { lessonId, locale, ...words }: LessonText): Promise<void> {
  const values = { ...words, chapters: JSON.stringify(words.chapters) };
  await tx
    .insertInto('lessonText')
    .values({ lessonId, locale, ...values })
    .onConflict((conflict) => conflict.columns(['lessonId', 'locale']).doUpdateSet(values))
    .execute();
}

export async function deleteText(tx: Tx, lessonId: string, locale: string): Promise<void> {
  await tx.deleteFrom('lessonText').where('lessonId', '=', lessonId).where('locale', '=', locale).execute();
}

const readSubtitleLocales = writtenOnce((db: Db, { lessonIds }: { lessonIds: readonly string[] }) =>
  db
    .selectFrom('lessonSubtitles')
    .select(['lessonId', 'locale'])
    .where('lessonId', '=', anyId(lessonIds))
    .orderBy('locale'),
);

export const findSubtitleLocales = (
  db: Db,
  lessonIds: readonly string[],
): Promise<{ lessonId: string; locale: string }[]> => readSubtitleLocales(db, { lessonIds });

export async function findSubtitles(db: Db | Tx, lessonId: string, locale: string): Promise<string | null> {
  const row = await db
    .selectFrom('lessonSubtitles')
    .select('vtt')
    .where('lessonId', '=', lessonId)
    .where('locale', '=', locale)
    .executeTakeFirst();
  return row?.vtt ?? null;
}

/** No words take the subtitles away. */
export async function storeSubtitles(
  tx: Tx,
  { lessonId, locale, vtt, now }: { lessonId: string; locale: string; vtt: string | null; now: Date },
): Promise<void> {
  await (vtt === null
    ? tx.deleteFrom('lessonSubtitles').where('lessonId', '=', lessonId).where('locale', '=', locale).execute()
    : tx
        .insertInto('lessonSubtitles')
        .values({ lessonId, locale, vtt })
        .onConflict((conflict) =>
          conflict.columns(['lessonId', 'locale']).doUpdateSet({ vtt, updatedAt: now }),
        )
        .execute());
}
