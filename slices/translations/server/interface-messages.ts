import type { Locale } from '#kit/messages/locales.ts';
import type { BundledMessages } from '#kit/messages/messages-on-disk.ts';
import type { InterfaceMessage } from '../rules/interface-message.ts';
import type { TranslationRecord } from './translation.queries.ts';

/** A text as a user who translates sees it. */
export interface ListedMessage extends InterfaceMessage {
  locale: Locale;
}

/** What ships for an id and what the college says instead; null for an id that the product does not have. */
export function messageIn(
  bundled: BundledMessages,
  locale: Locale,
  id: string,
  stored: Pick<TranslationRecord, 'text' | 'english'> | undefined,
): ListedMessage | null {
  // Only what a catalogue itself defines is a text: the record of English is an object like any other.
  const source = Object.hasOwn(bundled.english, id) ? bundled.english[id] : undefined;
  if (!source) return null;
  return {
    id,
    locale,
    category: source.category,
    isGuarded: source.isGuarded,
    about: source.about,
    english: source.text,
    bundled: bundled.translated(locale, id) ?? null,
    stored: stored?.text ?? null,
    storedEnglish: stored?.english ?? null,
  };
}

/** Every text of the product in one language, by category. Replacements of texts that are no more are passed over. */
export function messagesIn(
  bundled: BundledMessages,
  locale: Locale,
  stored: readonly TranslationRecord[],
): ListedMessage[] {
  const byId = new Map(stored.map((row) => [row.messageId, row]));
  return orderedIds(bundled).flatMap((id) => messageIn(bundled, locale, id, byId.get(id)) ?? []);
}

/** A thousand and more ids are put in order once: what ships does not change while the server runs. */
const ordered = new WeakMap<BundledMessages, string[]>();

function orderedIds(bundled: BundledMessages): string[] {
  const known = ordered.get(bundled);
  if (known) return known;
  const key = (id: string): string => `${bundled.english[id]?.category ?? ''}\n${id}`;
  const ids = Object.keys(bundled.english).toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  ordered.set(bundled, ids);
  return ids;
}
