import type { QuestionKind } from '../../rules/question.ts';
import type { WrittenQuestionFragment } from './authoring.graphql.generated.ts';

/** One line of the form: a choice, or two sides that belong together. */
export interface AnswerRow {
  /** Of the choice or the left side; nothing where the right side belongs to none. */
  id: string;
  words: string;
  isRight: boolean;
  matchId: string;
  match: string;
}

type Text = WrittenQuestionFragment['texts'][number];

/** The wording in the language a question was first written in, shown to translators. */
export type Original = Pick<Text, 'options' | 'matches'> | undefined;

export const originalTexts = (choices: Text['options'] | undefined, name: string): string | undefined =>
  choices?.find((choice) => choice.name === name)?.words;

interface NamedChoice {
  name: string;
  words: string;
}

interface Choices {
  options: NamedChoice[];
  matches: NamedChoice[];
}

export const hasRows = (kind: QuestionKind): boolean =>
  kind === 'SINGLE_CHOICE' || kind === 'MULTIPLE_CHOICE' || kind === 'MATCHING';

const nextName = (letter: string, taken: readonly string[]): string => {
  const numbers = taken.map((name) => Number(name.slice(letter.length))).filter(Number.isInteger);
  return `${letter}${Math.max(0, ...numbers) + 1}`;
};

/** An empty line more, with names that none of the others has. */
export const withRow = (rows: readonly AnswerRow[]): AnswerRow[] => [
  ...rows,
  {
    id: nextName(
      'o',
      rows.map(({ id }) => id),
    ),
    words: '',
    isRight: false,
    matchId: nextName(
      'm',
      rows.map(({ matchId }) => matchId),
    ),
    match: '',
  },
];

export const emptyRows = (kind: QuestionKind): AnswerRow[] => (hasRows(kind) ? withRow(withRow([])) : []);

/** The lines of a question in one language; where it is not written in that yet, their words are empty. */
export function rowsOf(question: WrittenQuestionFragment, locale: string): AnswerRow[] {
  const own = question.texts.find((text) => text.locale === locale);
  const base = own ?? question.texts[0];
  if (!base || !hasRows(question.kind)) return [];
  const wordsOf = (choices: Text['options'] | undefined, name: string): string =>
    (own && choices?.find((choice) => choice.name === name)?.words) ?? '';
  const sides = base.options.map(({ name }, index): AnswerRow => {
    const matchId = question.rightMatches[index] ?? '';
    return {
      id: name,
      words: wordsOf(own?.options, name),
      isRight: question.rightOptions.includes(name),
      matchId,
      match: wordsOf(own?.matches, matchId),
    };
  });
  const unmatched = base.matches.filter(({ name }) => !question.rightMatches.includes(name));
  return [
    ...sides,
    ...unmatched.map(({ name }) => ({
      id: '',
      words: '',
      isRight: false,
      matchId: name,
      match: wordsOf(own?.matches, name),
    })),
  ];
}

/** Two right sides in the same words are one, or half of those who know would be wrong. */
export function filledRows(rows: readonly AnswerRow[]): AnswerRow[] {
  const filled = rows.filter(({ words, match }) => words !== '' || match !== '');
  return filled.map((row) => ({
    ...row,
    matchId: filled.find(({ match }) => match !== '' && match === row.match)?.matchId ?? row.matchId,
  }));
}

const distinct = (choices: readonly NamedChoice[]): NamedChoice[] =>
  choices.filter(({ name }, index) => choices.findIndex((other) => other.name === name) === index);

/**
 * What was taken away in another language is gone here too; what is new stands here in those words until it is
 * translated.
 */
export function choicesIn(rows: readonly AnswerRow[], text: Text | null): Choices {
  const known = (choices: Text['options'] | undefined, name: string, words: string) => ({
    name,
    words: choices?.find((choice) => choice.name === name)?.words ?? words,
  });
  const sides = rows.filter(({ words }) => words !== '');
  return {
    options: sides.map(({ id, words }) => known(text?.options, id, words)),
    matches: distinct(
      rows
        .filter(({ match }) => match !== '')
        .map(({ matchId, match }) => known(text?.matches, matchId, match)),
    ),
  };
}
