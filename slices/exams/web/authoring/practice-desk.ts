import { liveValue } from '#kit/client/live-value.ts';
import { deskAfter, type DeskAnswer } from '#slices/exams/rules/sitting/exam-desk.ts';
import type { AnswerDesk, AnswerState } from '../sitting/answer-desk.ts';

type Happening = Parameters<typeof deskAfter>[0][number];

/** A desk at which an exam is tried out: it forgets everything with the page. */
export class PracticeDesk implements AnswerDesk {
  readonly state = liveValue<AnswerState>({ ...deskAfter([]), isHandingIn: false });
  readonly #happened: Happening[] = [];

  answer(questionId: string, answer: DeskAnswer): void {
    this.#note({ kind: 'ANSWER', questionId, answer });
  }

  write(questionId: string, words: string): void {
    this.answer(questionId, { words });
  }

  flag(questionId: string, isFlagged: boolean): void {
    this.#note({ kind: 'FLAG', questionId, isFlagged });
  }

  #note(happening: Happening): void {
    this.#happened.push(happening);
    this.state.set({ ...deskAfter(this.#happened), isHandingIn: false });
  }
}
