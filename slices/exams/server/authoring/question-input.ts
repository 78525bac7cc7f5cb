import type { QuestionDraft } from '#slices/exams/rules/authoring/check-question.ts';
import type { QuestionKind } from '#slices/exams/rules/question.ts';
import type { AnswerInput } from '../sitting/event-input.ts';
import { keyOf } from './key-input.ts';

interface ChoiceInput {
  name: string;
  words: string;
}

interface QuestionInput {
  kind: QuestionKind;
  points: number;
  category?: string | null | undefined;
  imageId?: string | null | undefined;
  texts: readonly {
    locale: string;
    words: string;
    options: readonly ChoiceInput[];
    matches: readonly ChoiceInput[];
    explanation?: string | null | undefined;
    imageAlt?: string | null | undefined;
  }[];
  right?: AnswerInput | null | undefined;
  accepted?: readonly string[] | null | undefined;
}

export interface WrittenDraft {
  draft: QuestionDraft;
  /** By language. */
  explanations: Record<string, string>;
}

const choicesOf = (choices: readonly ChoiceInput[]): { id: string; words: string }[] =>
  choices.map(({ name, words }) => ({ id: name, words }));

/** A question as a form sends it, as the rules have it. */
export function draftOf(input: QuestionInput): WrittenDraft {
  const { kind, points, category, imageId, texts, right, accepted } = input;
  return {
    draft: {
      kind,
      points,
      category: category?.trim() ?? '',
      key: keyOf(kind, right ?? {}, accepted ?? []),
      imageId: imageId ?? null,
      texts: texts.map(({ locale, words, options, matches, imageAlt }) => ({
        locale,
        words,
        options: choicesOf(options),
        matches: choicesOf(matches),
        imageAlt: imageId ? (imageAlt?.trim() ?? '') : '',
      })),
    },
    explanations: Object.fromEntries(texts.map(({ locale, explanation }) => [locale, explanation ?? ''])),
  };
}
