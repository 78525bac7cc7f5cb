import type { LiveValue } from '#kit/client/live-value.ts';
import type { Desk, DeskAnswer } from '#slices/exams/rules/sitting/exam-desk.ts';
import type { AskedQuestionFragment } from './sitting.graphql.generated.ts';

/** A question as it is shown to be answered. */
export interface ShownQuestion extends Pick<
  AskedQuestionFragment,
  '_id' | 'kind' | 'points' | 'words' | 'options' | 'matches'
> {
  image: { alt: string; width?: number; height?: number } | null;
}

export interface AnswerState extends Desk {
  isHandingIn: boolean;
}

/** Where questions are answered: in an exam, where nothing is lost, or in a preview, where nothing is kept. */
export interface AnswerDesk {
  readonly state: LiveValue<AnswerState>;
  answer(questionId: string, answer: DeskAnswer): void;
  write(questionId: string, words: string): void;
  flag(questionId: string, isFlagged: boolean): void;
}
