import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { useText } from '#kit/ui/text/use-text.ts';

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

export function problemText(
  problem: string | null,
  knownAs: string | null,
  text: ReturnType<typeof useText>,
): string {
  const known = PROBLEMS.find((id) => id === problem);
  return known ? text(known, { name: knownAs ?? '' }) : (problem ?? '');
}
