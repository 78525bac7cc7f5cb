import type { QuestionInput } from '#kit/client/schema-types.generated.ts';
import type { ImportedQuestion } from '#slices/exams/rules/authoring/gift.ts';

const named = (choices: ImportedQuestion['options']): { name: string; words: string }[] =>
  choices.map(({ id, words }) => ({ name: id, words }));

/** A question that was read from a text, as the API takes it. */
export function importedInputOf(question: ImportedQuestion, locale: string): QuestionInput {
  const { key, words, explanation, options, matches, points, category } = question;
  const texts = [{ locale, words, explanation, options: named(options), matches: named(matches) }];
  const base = { kind: key.kind, points, category, texts };
  switch (key.kind) {
    case 'SINGLE_CHOICE':
      return { ...base, right: { option: key.option } };
    case 'MULTIPLE_CHOICE':
      return { ...base, right: { options: [...key.options] } };
    case 'TRUE_FALSE':
      return { ...base, right: { isTrue: key.isTrue } };
    case 'MATCHING':
      return {
        ...base,
        right: { pairs: Object.entries(key.pairs).map(([option, match]) => ({ option, match })) },
      };
    case 'FILL_IN':
      return { ...base, accepted: [...key.accepted] };
    case 'ESSAY':
      return base;
  }
}
