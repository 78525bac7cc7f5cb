import type { Db, Tx } from '#kit/db/database.ts';
import type { DocumentVersion } from './managed-document.ts';

const COLUMNS = ['locale', 'number', 'content', 'writtenAt', 'writtenBy'] as const;

/** What is written now, by language. A language whose body was taken away has one without words. */
export const listBodies = (db: Db | Tx, documentId: string): Promise<DocumentVersion[]> =>
  db
    .selectFrom('documentVersion')
    .distinctOn('locale')
    .select(COLUMNS)
    .where('documentId', '=', documentId)
    .orderBy('locale')
    .orderBy('number', 'desc')
    .execute();

/** What was written in a language before, the newest first, without the words themselves. */
export const listVersions = (
  db: Db,
  documentId: string,
  locale: string,
  { max, before }: { max: number; before: number | null },
): Promise<Omit<DocumentVersion, 'content'>[]> =>
  db
    .selectFrom('documentVersion')
    .select(['locale', 'number', 'writtenAt', 'writtenBy'])
    .where('documentId', '=', documentId)
    .where('locale', '=', locale)
    .$if(before !== null, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(max)
    .execute();

export const findVersion = (
  db: Db | Tx,
  documentId: string,
  { locale, number }: Pick<DocumentVersion, 'locale' | 'number'>,
): Promise<DocumentVersion | undefined> =>
  db
    .selectFrom('documentVersion')
    .select(COLUMNS)
    .where('documentId', '=', documentId)
    .where('locale', '=', locale)
    .where('number', '=', number)
    .executeTakeFirst();

/** Writes a body down for good, and puts it where readers find it. */
export async function storeBody(tx: Tx, documentId: string, body: DocumentVersion): Promise<void> {
  const { locale, content } = body;
  await tx
    .insertInto('documentVersion')
    .values({ documentId, ...body })
    .execute();
  await (content === ''
    ? tx
        .deleteFrom('documentBody')
        .where('documentId', '=', documentId)
        .where('locale', '=', locale)
        .execute()
    : tx
        .insertInto('documentBody')
        .values({ documentId, locale, content })
        .onConflict((conflict) => conflict.columns(['documentId', 'locale']).doUpdateSet({ content }))
        .execute());
}
