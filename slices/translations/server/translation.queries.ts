import { anyText } from '#kit/db/any-of.ts';
import type { Db, Tx } from '#kit/db/database.ts';

export const listTranslations = (db: Db | Tx, locale: string) =>
  db
    .selectFrom('translation')
    .select(['id', 'messageId', 'text'])
    .where('locale', '=', locale)
    .orderBy('messageId')
    .execute();

export const findTranslations = (db: Db | Tx, locale: string, messageIds: readonly string[]) =>
  db
    .selectFrom('translation')
    .select(['messageId', 'text'])
    .where('locale', '=', locale)
    .where('messageId', '=', anyText(messageIds))
    .execute();

export const listLocales = (db: Db) =>
  db.selectFrom('locale').select(['id', 'name', 'value', 'label']).orderBy('name').execute();
