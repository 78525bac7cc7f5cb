import type { Db, Tx } from '#kit/db/database.ts';
import type { PageOf } from '#kit/graphql/page.ts';

/** A body as it was saved once. Without a text it was taken away. */
export interface DocumentVersion {
  locale: string;
  number: number;
  content: string;
  writtenAt: Date;
  writtenBy: string | null;
}

export type EarlierVersion = Omit<DocumentVersion, 'content'>;

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

interface VersionsParams {
  documentId: string;
  locale: string;
  first?: number | null | undefined;
  /** The number of the last version seen. */
  before?: number | null | undefined;
}

/** A page of what was written in a language before, the newest first. Its cursor is the number of the last one on it. */
export async function listVersions(
  db: Db,
  { documentId, locale, first, before }: VersionsParams,
): Promise<PageOf<EarlierVersion>> {
  const size = first ?? 20;
  const found = await db
    .selectFrom('documentVersion')
    .select(['locale', 'number', 'writtenAt', 'writtenBy'])
    .where('documentId', '=', documentId)
    .where('locale', '=', locale)
    .$if(typeof before === 'number', (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(size + 1)
    .execute();
  const rows = found.slice(0, size);
  return { rows, nextCursor: found.length > size ? String(rows.at(-1)?.number) : null };
}

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
