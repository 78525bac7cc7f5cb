import { languageTag, type Locale } from '#kit/messages/locales.ts';
import { messageShape, type MessageShape } from './message-shape.ts';

/** What is wrong with one text by itself: blanks, ICU syntax, and the plural forms of its language. */
export function textProblems(text: string, locale: Locale): string[] {
  if (text.trim() === '') return ['is empty'];
  const problems = text === text.trim() ? [] : ['begins or ends with a blank'];
  const shape = shapeOf(text);
  if (typeof shape === 'string') return [...problems, shape];
  return [...problems, ...shape.plurals.flatMap((forms) => pluralProblems(forms, locale))];
}

/** What a translation asks of the code that its English text does not, or the other way round. */
export function translationProblems(text: string, english: string): string[] {
  const [translated, original] = [shapeOf(text), shapeOf(english)];
  // A text that cannot be read has been reported as such.
  if (typeof translated === 'string' || typeof original === 'string') return [];
  const problems = differences(translated.slots, original.slots);
  for (const [argument, words] of original.choices) {
    const chosen = translated.choices.get(argument);
    if (chosen)
      problems.push(...differences(chosen, words).map((problem) => `${problem} in select ${argument}`));
  }
  return problems;
}

function shapeOf(text: string): MessageShape | string {
  try {
    return messageShape(text);
  } catch (error) {
    return `is no ICU text: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function pluralProblems(
  { argument, type, categories }: MessageShape['plurals'][number],
  locale: Locale,
): string[] {
  const rules = new Intl.PluralRules(languageTag(locale), { type });
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  // Forms only for millions, as French has, may be left out; those of everyday numbers may not.
  const needed = new Set<string>([
    'other',
    ...Array.from({ length: 1000 }, (_, number) => rules.select(number)),
  ]);
  const missing = [...needed].filter((category) => !categories.has(category));
  const foreign = [...categories].filter((category) => !known.has(category));
  return [
    ...missing.map((category) => `lacks the plural form "${category}" of ${argument}`),
    ...foreign.map(
      (category) => `has a plural form "${category}" of ${argument}, which its language does not use`,
    ),
  ];
}

function differences(found: ReadonlySet<string>, expected: ReadonlySet<string>): string[] {
  return [
    ...[...expected].filter((slot) => !found.has(slot)).map((slot) => `lacks {${slot}}`),
    ...[...found].filter((slot) => !expected.has(slot)).map((slot) => `has {${slot}}, which English has not`),
  ];
}
