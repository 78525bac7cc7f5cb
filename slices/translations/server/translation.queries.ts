import { anyText } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';
import { writtenOnce } from '#kit/db/written-once.ts';

const COLUMNS = ['id', 'locale', 'messageId', 'text', 'english'] as const;

export interface TranslationRecord {
  id: string;
  locale: string;
  messageId: string;
  text: string;
  english: string | null;
}

/** Every page that is opened asks for them. */
const readTranslations = writtenOnce((db: Db, { locale }: { locale: string }) =>
  db.selectFrom('translation').select(COLUMNS).where('locale', '=', locale).orderBy('messageId'),
);

export const listTranslations = (db: Db | Tx, locale: string): Promise<TranslationRecord[]> =>
  readTranslations(db, { locale });

export const listAllTranslations = (db: Db): Promise<TranslationRecord[]> =>
  db.selectFrom('translation').select(COLUMNS).execute();

const translationsOf = writtenOnce(
  (db: Db | Tx, { locale, messageIds }: { locale: string; messageIds: readonly string[] }) =>
    db
      .selectFrom('translation')
      .select(['messageId', 'text'])
      .where('locale', '=', locale)
      .where('messageId', '=', anyText(messageIds)),
);
export const findTranslations = (db: Db | Tx, locale: string, messageIds: readonly string[]) =>
  translationsOf(db, { locale, messageIds });

export const findTranslation = (
  tx: Tx,
  locale: string,
  messageId: string,
): Promise<TranslationRecord | undefined> =>
  tx
    .selectFrom('translation')
    .select(COLUMNS)
    .where('locale', '=', locale)
    .where('messageId', '=', messageId)
    .forUpdate()
    .executeTakeFirst();

export interface NewTranslation extends Omit<TranslationRecord, 'id'> {
  updatedBy: string;
}

/** Nothing comes back if another user has been quicker. */
export const insertTranslation = (tx: Tx, row: NewTranslation): Promise<TranslationRecord | undefined> =>
  tx
    .insertInto('translation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['locale', 'messageId']).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();

export const changeTranslation = (
  tx: Tx,
  id: string,
  words: Pick<NewTranslation, 'text' | 'english' | 'updatedBy'>,
): Promise<TranslationRecord> =>
  tx.updateTable('translation').set(words).where('id', '=', id).returning(COLUMNS).executeTakeFirstOrThrow();

export async function deleteTranslation(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('translation').where('id', '=', id).execute();
}

/** Takes the college's own words for these texts away and answers what they were. */
export const takeTranslations = (tx: Tx, locale: string, messageIds: readonly string[]) =>
  tx
    .deleteFrom('translation')
    .where('locale', '=', locale)
    .where('messageId', '=', anyText(messageIds))
    .returning(['messageId', 'text'])
    .execute();

/** Stores words for texts that have none; false if another user has been quicker. */
export async function insertTranslations(tx: Tx, rows: readonly NewTranslation[]): Promise<boolean> {
  if (rows.length === 0) return true;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('translation')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['locale', 'messageId']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) === rows.length;
}
