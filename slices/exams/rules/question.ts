/** The kinds of questions there are. An essay is marked by a person, all others by the server. */
export const QUESTION_KINDS = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'TRUE_FALSE',
  'MATCHING',
  'FILL_IN',
  'ESSAY',
] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What is right. It never leaves the server before the results are released. */
export type AnswerKey =
  | { kind: 'SINGLE_CHOICE'; option: string }
  | { kind: 'MULTIPLE_CHOICE'; options: readonly string[] }
  | { kind: 'TRUE_FALSE'; isTrue: boolean }
  /** Which right-hand side belongs to each left-hand one. */
  | { kind: 'MATCHING'; pairs: Readonly<Record<string, string>> }
  /** Every wording that is right, in every language the question is asked in. */
  | { kind: 'FILL_IN'; accepted: readonly string[] }
  | { kind: 'ESSAY' };

export type GivenAnswer =
  | { kind: 'SINGLE_CHOICE'; option: string }
  | { kind: 'MULTIPLE_CHOICE'; options: readonly string[] }
  | { kind: 'TRUE_FALSE'; isTrue: boolean }
  | { kind: 'MATCHING'; pairs: Readonly<Record<string, string>> }
  | { kind: 'FILL_IN'; words: string }
  | { kind: 'ESSAY'; words: string };

/** A question as an attempt was given it: what it is worth stays as it was then. */
export interface AskedQuestion {
  id: string;
  points: number;
  key: AnswerKey;
  /** By which it was graded first, where it was corrected since. */
  formerKey?: AnswerKey;
}
