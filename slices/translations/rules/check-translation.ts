import type { Locale } from '#kit/messages/locales.ts';
import { textProblems, translationProblems, type TextProblem } from '#kit/messages/text-problems.ts';
import { LONGEST_TEXT } from './interface-message.ts';

export type TranslationProblem = TextProblem | { kind: 'textOverlong'; most: number };

/**
 * The first thing that keeps a text from standing in for English: the college's words are held to the same rules as
 * those that ship, for a lost placeholder would take a name or a number off somebody's screen.
 */
export function checkTranslation(text: string, english: string, locale: Locale): TranslationProblem | null {
  if (text.length > LONGEST_TEXT) return { kind: 'textOverlong', most: LONGEST_TEXT };
  return [...textProblems(text, locale), ...translationProblems(text, english)][0] ?? null;
}
