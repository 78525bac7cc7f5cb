import type { Db } from '#kit/db/database.ts';
import { isLocale, type Locale } from '#kit/messages/locales.ts';
import type { BundledMessages } from '#kit/messages/messages-on-disk.ts';
import { listTranslations, type TranslationRecord } from './translation.queries.ts';

export interface TextOfLanguage {
  locale: string;
  id: string;
  text: string;
}

const storedText = ({ locale, messageId, text }: TranslationRecord): TextOfLanguage => ({
  locale,
  id: messageId,
  text,
});

/** What ships does not change while the server runs, so it is put together once per language. */
const shipped = new WeakMap<BundledMessages, Map<Locale, TextOfLanguage[]>>();

function textsThatShip(bundled: BundledMessages, locale: Locale): TextOfLanguage[] {
  const byLocale = shipped.get(bundled) ?? new Map<Locale, TextOfLanguage[]>();
  shipped.set(bundled, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const texts = Object.keys(bundled.english).map((id) => ({
    locale,
    id,
    text: bundled.text(locale, id) ?? '',
  }));
  byLocale.set(locale, texts);
  return texts;
}

/** The texts that the college has replaced by its own words. Our pages carry all others with them. */
export const changedTexts = async (db: Db, locale: string): Promise<TextOfLanguage[]> =>
  (await listTranslations(db, locale)).map(storedText);

/**
 * Every text as it is shown in a language: the college's own words first, then those that ship, then English. Words
 * for a text that this version does not have any more stay, because a page of the version before may still show it.
 */
export async function textsOfLanguage(
  db: Db,
  bundled: BundledMessages,
  locale: string,
): Promise<TextOfLanguage[]> {
  if (!isLocale(locale)) return [];
  const changed = new Map((await changedTexts(db, locale)).map((text) => [text.id, text]));
  const texts = textsThatShip(bundled, locale).map((text) => changed.get(text.id) ?? text);
  const unknown = [...changed.values()].filter(({ id }) => !Object.hasOwn(bundled.english, id));
  return [...texts, ...unknown].toSorted((one, other) => (one.id < other.id ? -1 : 1));
}
