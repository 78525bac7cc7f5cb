import type { QuestionInput } from '#kit/client/schema-types.generated.ts';
import type { QuestionKind } from '../../rules/question.ts';
import { choicesIn, filledRows, type AnswerRow } from './answer-rows.ts';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';

export interface QuestionValues {
  kind: QuestionKind;
  points: number;
  category: string;
  words: string;
  explanation: string;
  isTrue: boolean;
  /** One on a line. */
  accepted: string;
  imageId: string | null;
  imageAlt: string;
  rows: readonly AnswerRow[];
}

/** What is saved of a question that was written in one language; its words in all others stay. */
export function questionInputOf(
  question: WrittenQuestionFragment | null,
  locale: string,
  values: QuestionValues,
): QuestionInput {
  const { kind, points, category, words, explanation, isTrue } = values;
  const rows = filledRows(values.rows);
  const others = (question?.texts ?? []).filter((text) => text.locale !== locale);
  const right = rows.filter(({ isRight }) => isRight).map(({ id }) => id);
  const base = { kind, points, category, imageId: values.imageId };
  const texts = [
    { locale, words, explanation, imageAlt: values.imageAlt, ...choicesIn(rows, null) },
    ...others.map((text) => ({
      locale: text.locale,
      words: text.words,
      explanation: text.explanation,
      imageAlt: imageAltIn(question, text, values),
      ...choicesIn(rows, text),
    })),
  ];
  switch (kind) {
    case 'SINGLE_CHOICE':
      return { ...base, texts, right: { option: right[0] ?? '' } };
    case 'MULTIPLE_CHOICE':
      return { ...base, texts, right: { options: right } };
    case 'TRUE_FALSE':
      return { ...base, texts, right: { isTrue } };
    case 'MATCHING':
      return {
        ...base,
        texts,
        right: {
          pairs: rows
            .filter((row) => row.words !== '')
            .map(({ id, matchId, match }) => ({ option: id, match: match === '' ? '' : matchId })),
        },
      };
    case 'FILL_IN':
      return { ...base, texts, accepted: linesOf(values.accepted) };
    case 'ESSAY':
      return { ...base, texts };
  }
}

/** What another language says of the picture; of a new one, the words of this one until somebody translates them. */
const imageAltIn = (
  question: WrittenQuestionFragment | null,
  text: { imageAlt: string },
  { imageId, imageAlt }: QuestionValues,
): string => (imageId === question?.imageId && text.imageAlt !== '' ? text.imageAlt : imageAlt);

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
