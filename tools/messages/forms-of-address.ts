import type { Locale } from '#kit/messages/locales.ts';

/** One whole word; JavaScript's own word boundary knows no letters but the English ones. */
const words = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<![\\p{L}’'-])(${alternatives.join('|')})(?![\\p{L}’'-])`, 'iu');

/**
 * Words that address the reader otherwise than the rest of their language does: everybody is addressed politely, in Polish
 * familiarly. Only words that can mean nothing else; Italian and Hungarian have too few of those.
 */
const OUT_OF_TUNE: Partial<Record<Locale, RegExp>> = {
  de_DE: words('du', 'dich', 'dir', 'dein', 'deine', 'deinen', 'deinem', 'deiner', 'deines'),
  es_MX: words('tú', 'tu', 'tus', 'ti', 'contigo'),
  fr_FR: words('tu', 'toi', 'tes'),
  id_ID: words('kamu', 'kau', 'engkau'),
  nl_NL: words('je', 'jij', 'jou', 'jouw', 'jouwe', 'jezelf', 'jullie'),
  pl_PL: words('Państwo', 'Państwa', 'Państwu', 'Państwem', 'Pana/Pani', 'Pan/Pani'),
  ru_RU: words('ты', 'тебя', 'тебе', 'тобой', 'твой', 'твоя', 'твоё', 'твои'),
  uk_UA: words('ти', 'тебе', 'тобі', 'тобою', 'твій', 'твоя', 'твоє', 'твої'),
  zh_CN: /你/u,
  zh_TW: /你/u,
};

/** The word by which a text says "you" in another way than the rest of its language. */
export const wordOutOfTune = (text: string, locale: Locale): string | null =>
  OUT_OF_TUNE[locale]?.exec(text)?.[0] ?? null;
