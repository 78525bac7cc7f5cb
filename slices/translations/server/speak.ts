import type { Db, Tx } from '#kit/db/database.ts';
import type { Services } from '#kit/graphql/context.ts';
import { formatMessage, invalidMessage, type MessageValues } from '#kit/messages/format-message.ts';
import type { Locale } from '#kit/messages/locales.ts';
import { findTranslations } from './translation.queries.ts';

export type Speaker<Id extends string> = (id: Id, values?: MessageValues) => string;

/** Some texts in one language, the college's own wording first: for what the server itself writes, such as mail. */
export async function speak<Id extends string>(
  db: Db | Tx,
  services: Pick<Services, 'bundled'>,
  locale: Locale,
  ids: readonly Id[],
): Promise<Speaker<Id>> {
  const stored = await findTranslations(db, locale, ids);
  const own = new Map(stored.map((row) => [row.messageId, row.text]));
  return (id, values) => {
    const text = own.get(id) ?? services.bundled.text(locale, id);
    return text === undefined ? invalidMessage(id) : formatMessage(locale, text, values);
  };
}
