import { searchForm } from '#kit/messages/search-form.ts';

/** One text of the interface in one language: what ships with the product, and what the college says instead. */
export interface InterfaceMessage {
  id: string;
  category: string;
  /** Whether only superadmins change it. */
  isGuarded: boolean;
  /** Where it is shown and to whom. */
  about: string;
  english: string;
  /** As it ships; null where nobody has translated it yet. */
  bundled: string | null;
  /** The college's own words; null where it has none. */
  stored: string | null;
  /** The English text for which those words were written, where that is known. */
  storedEnglish: string | null;
}

type Words = Pick<InterfaceMessage, 'english' | 'bundled' | 'stored' | 'storedEnglish'>;

export const isMissing = ({ bundled, stored }: Words): boolean => bundled === null && stored === null;

export const isOverridden = ({ stored }: Words): boolean => stored !== null;

/** English has changed since the college chose its own words. */
export const isStale = ({ stored, storedEnglish, english }: Words): boolean =>
  stored !== null && storedEnglish !== null && storedEnglish !== english;

export const MESSAGE_STATES = ['MISSING', 'OVERRIDDEN', 'STALE'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const IS_IN_STATE: Record<MessageState, (words: Words) => boolean> = {
  MISSING: isMissing,
  OVERRIDDEN: isOverridden,
  STALE: isStale,
};

export interface MessageFilter {
  search?: string | null | undefined;
  category?: string | null | undefined;
  state?: MessageState | null | undefined;
}

/** Longer searches than this are no words. */
export const MAX_SEARCH = 200;

/** Longer than any text of the interface; a whole page belongs into a document. */
export const MAX_TEXT = 4_000;

/** Searches the id, English and both translations. */
export function matches(message: InterfaceMessage, { search, category, state }: MessageFilter): boolean {
  if (category && message.category !== category) return false;
  if (state && !IS_IN_STATE[state](message)) return false;
  const wanted = searchForm(search?.trim() ?? '');
  const { id, english, bundled, stored } = message;
  return [id, english, bundled, stored].some((text) => text !== null && searchForm(text).includes(wanted));
}

export interface Coverage {
  total: number;
  /** Said in the language, by the product or by the college. */
  translated: number;
  overridden: number;
  stale: number;
}

export const coverageOf = (messages: readonly Words[]): Coverage => ({
  total: messages.length,
  translated: messages.filter((message) => !isMissing(message)).length,
  overridden: messages.filter(isOverridden).length,
  stale: messages.filter(isStale).length,
});
