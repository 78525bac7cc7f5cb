import { loadTexts } from 'virtual:texts';
import type { MessageCatalogue } from '#kit/messages/define-messages.ts';

const parts = await Promise.all(Object.values(loadTexts).map((part) => part.en()));

/** Every text of the site, as it is built. */
export const ENGLISH_TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  parts.flatMap(({ texts }) => Object.entries(texts)),
);

export const EVERY_TEXT: MessageCatalogue = {
  category: 'all',
  isGuarded: false,
  sources: Object.fromEntries(Object.entries(ENGLISH_TEXTS).map(([id, text]) => [id, { text, about: '' }])),
};
