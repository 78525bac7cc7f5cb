import { languageTag, type Locale } from './locales.ts';
import { messageShape, type MessageShape } from './message-shape.ts';

/** What is wrong with a text, for the check of the repository and for people who translate on a screen. */
export type TextProblem =
  | { kind: 'textEmpty' | 'textPadded' }
  | { kind: 'textUnreadable'; reason: string }
  | { kind: 'pluralFormMissing' | 'pluralFormForeign'; form: string; argument: string }
  | { kind: 'placeholderMissing' | 'placeholderForeign'; placeholder: string }
  | { kind: 'choiceMissing' | 'choiceForeign'; choice: string; argument: string };

/** What is wrong with one text by itself: blanks, ICU syntax, and the plural forms of its language. */
export function textProblems(text: string, locale: Locale): TextProblem[] {
  if (text.trim() === '') return [{ kind: 'textEmpty' }];
  const problems: TextProblem[] = text === text.trim() ? [] : [{ kind: 'textPadded' }];
  const shape = shapeOf(text);
  if ('kind' in shape) return [...problems, shape];
  return [...problems, ...shape.plurals.flatMap((forms) => pluralProblems(forms, locale))];
}

/** What a translation asks of the code that its English text does not, or the other way round. */
export function translationProblems(text: string, english: string): TextProblem[] {
  const [translated, original] = [shapeOf(text), shapeOf(english)];
  // A text that cannot be read has been reported as such.
  if ('kind' in translated || 'kind' in original) return [];
  const { missing, foreign } = differences(translated.slots, original.slots);
  return [
    ...missing.map((placeholder) => ({ kind: 'placeholderMissing', placeholder }) as const),
    ...foreign.map((placeholder) => ({ kind: 'placeholderForeign', placeholder }) as const),
    ...[...original.choices].flatMap(([argument, words]) =>
      choiceProblems(argument, translated.choices.get(argument), words),
    ),
  ];
}

type Unreadable = Extract<TextProblem, { kind: 'textUnreadable' }>;

function shapeOf(text: string): MessageShape | Unreadable {
  try {
    return messageShape(text);
  } catch (error) {
    return { kind: 'textUnreadable', reason: error instanceof Error ? error.message : String(error) };
  }
}

function pluralProblems(
  { argument, type, categories }: MessageShape['plurals'][number],
  locale: Locale,
): TextProblem[] {
  const rules = new Intl.PluralRules(languageTag(locale), { type });
  const known = new Set<string>(rules.resolvedOptions().pluralCategories);
  // Forms only for millions, as French has, may be left out; those of everyday numbers may not.
  const needed = new Set<string>([
    'other',
    ...Array.from({ length: 1000 }, (_, number) => rules.select(number)),
  ]);
  const missing = [...needed].filter((form) => !categories.has(form));
  const foreign = [...categories].filter((form) => !known.has(form));
  return [
    ...missing.map((form) => ({ kind: 'pluralFormMissing', form, argument }) as const),
    ...foreign.map((form) => ({ kind: 'pluralFormForeign', form, argument }) as const),
  ];
}

/** A select that is missing altogether has been reported as a placeholder. */
function choiceProblems(
  argument: string,
  found: ReadonlySet<string> | undefined,
  expected: ReadonlySet<string>,
): TextProblem[] {
  if (!found) return [];
  const { missing, foreign } = differences(found, expected);
  return [
    ...missing.map((choice) => ({ kind: 'choiceMissing', choice, argument }) as const),
    ...foreign.map((choice) => ({ kind: 'choiceForeign', choice, argument }) as const),
  ];
}

const differences = (found: ReadonlySet<string>, expected: ReadonlySet<string>) => ({
  missing: [...expected].filter((word) => !found.has(word)),
  foreign: [...found].filter((word) => !expected.has(word)),
});
