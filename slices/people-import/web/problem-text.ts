import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { useText } from '#kit/ui/text/use-text.ts';

/** Everything that can be wrong with a line or a file. */
const PROBLEMS = [
  'requiredFieldMissing',
  'nameInvalid',
  'emailInvalid',
  'localeUnknown',
  'importEmailTwice',
  'importEmailKnown',
  'importEmailElsewhere',
  'importGroupUnknown',
  'importGroupArchived',
  'importGroupNotUnique',
  'importColumnsMissing',
  'importEmpty',
  'importTooLong',
] as const satisfies readonly MessageId[];

/** What is wrong, in the reader's language. */
export function problemText(
  problem: string | null,
  knownAs: string | null,
  text: ReturnType<typeof useText>,
): string {
  const known = PROBLEMS.find((id) => id === problem);
  return known ? text(known, { name: knownAs ?? '' }) : (problem ?? '');
}
