import type { QuestionDraft } from '#slices/exams/rules/authoring/check-question.ts';
import type { QuestionKind, AnswerKey } from '#slices/exams/rules/question.ts';
import type { AnswerInput } from '../sitting/event-input.ts';

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
  explanations: Record<string, string>;
}

const choicesOf = (choices: readonly ChoiceInput[]): { id: string; words: string }[] =>
  choices.map(({ name, words }) => ({ id: name, words }));

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

/** What a form says is right, as the kind of question has it. What is missing stays empty, and the check says so. */
function keyOf(kind: QuestionKind, right: AnswerInput, accepted: readonly string[]): AnswerKey {
  switch (kind) {
    case 'SINGLE_CHOICE':
      return { kind, option: right.option ?? '' };
    case 'MULTIPLE_CHOICE':
      return { kind, options: right.options ?? [] };
    case 'TRUE_FALSE':
      return { kind, isTrue: right.isTrue ?? false };
    case 'MATCHING':
      return {
        kind,
        pairs: Object.fromEntries((right.pairs ?? []).map(({ option, match }) => [option, match])),
      };
    case 'FILL_IN':
      return { kind, accepted };
    case 'ESSAY':
      return { kind };
  }
}
