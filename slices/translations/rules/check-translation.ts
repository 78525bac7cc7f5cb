import type { Locale } from '#kit/messages/locales.ts';
import { textProblems, translationProblems, type TextProblem } from '#kit/messages/text-problems.ts';
import { foreignAddress } from './foreign-address.ts';
import { MAX_TEXT, type InterfaceMessage } from './interface-message.ts';

export type TranslationProblem =
  | TextProblem
  | { kind: 'textOverlong'; max: number }
  | { kind: 'textAddressForeign'; address: string }
  | { kind: 'securityTextReserved' };

/** The text that words are to stand in for. */
type Original = Pick<InterfaceMessage, 'english' | 'category' | 'isGuarded'>;

interface Around {
  locale: Locale;
  /** Where the college's own site is found. */
  ownHost: string;
  /** Whether the writer may change what is guarded. */
  mayGuard: boolean;
}

/**
 * The first thing that keeps a text from standing in for English: the college's words are held to the same rules as
 * those that ship, for a lost placeholder would take a name or a number off a user's screen, and a link out of a mail.
 */
export function checkTranslation(
  text: string,
  original: Original,
  around: Around,
): TranslationProblem | null {
  const { english, category } = original;
  if (isReserved(original, around)) return { kind: 'securityTextReserved' };
  if (text.length > MAX_TEXT) return { kind: 'textOverlong', max: MAX_TEXT };
  const problem = [...textProblems(text, around.locale), ...translationProblems(text, english)][0];
  if (problem) return problem;
  const address = category === 'emails' ? foreignAddress(text, english, around.ownHost) : null;
  return address === null ? null : { kind: 'textAddressForeign', address };
}

export const isReserved = (
  { isGuarded }: Pick<Original, 'isGuarded'>,
  { mayGuard }: Pick<Around, 'mayGuard'>,
): boolean => isGuarded && !mayGuard;
