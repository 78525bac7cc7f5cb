import type { QuestionKind } from '../question.ts';

export interface DeskAnswer {
  option?: string | null | undefined;
  options?: readonly string[] | null | undefined;
  isTrue?: boolean | null | undefined;
  pairs?: readonly { option: string; match: string }[] | null | undefined;
  words?: string | null | undefined;
}

interface DeskEvent {
  kind: string;
  questionId?: string | null | undefined;
  answer?: DeskAnswer | null | undefined;
  isFlagged?: boolean | null | undefined;
}

export interface Desk {
  answers: Readonly<Record<string, DeskAnswer>>;
  flagged: ReadonlySet<string>;
}

export function deskAfter(
  events: readonly DeskEvent[],
  before: Readonly<Record<string, DeskAnswer>> = {},
): Desk {
  const answers = { ...before };
  const flagged = new Set<string>();
  for (const { kind, questionId, answer, isFlagged } of events) {
    if (!questionId) continue;
    if (kind === 'ANSWER' && answer) answers[questionId] = answer;
    else if (kind === 'ANSWER') delete answers[questionId];
    else if (kind === 'FLAG' && isFlagged) flagged.add(questionId);
    else if (kind === 'FLAG') flagged.delete(questionId);
  }
  return { answers, flagged };
}

/**
 * Answers that a device wrote down before an attempt went on elsewhere, to questions that have none by now. An answer that was
 * given since is newer, and stands.
 */
export const leftBehind = (
  events: readonly DeskEvent[],
  answers: Readonly<Record<string, DeskAnswer>>,
): [questionId: string, answer: DeskAnswer][] =>
  Object.entries(deskAfter(events).answers).filter(([questionId]) => !(questionId in answers));

/** Whether an answer says anything: a box that was emptied, or ticks that were taken away, do not. */
function saysAnything({ option, options, isTrue, pairs, words }: DeskAnswer): boolean {
  return (
    Boolean(option) ||
    (options?.length ?? 0) > 0 ||
    typeof isTrue === 'boolean' ||
    (pairs?.length ?? 0) > 0 ||
    (words ?? '').trim() !== ''
  );
}

interface ToAnswer {
  kind: QuestionKind;
  /** Of a matching question: what a match is asked for. */
  options: readonly unknown[];
}

export type Completeness = 'answered' | 'partly' | 'open';

/** How much of a question is answered. Where each line asks for a match, some may still be without one. */
export function completenessOf({ kind, options }: ToAnswer, answer: DeskAnswer = {}): Completeness {
  if (!saysAnything(answer)) return 'open';
  return kind === 'MATCHING' && (answer.pairs?.length ?? 0) < options.length ? 'partly' : 'answered';
}

/**
 * The question with which a student goes on: the one this device has shown last; elsewhere the one they answered last, or the
 * one after it where nothing is missing.
 */
export function placeToGoOn(
  questions: readonly (ToAnswer & { _id: string })[],
  answers: Desk['answers'],
  { shownId, touchedId }: { shownId: string | null; touchedId: string | null },
): number {
  const shown = questions.findIndex(({ _id }) => _id === shownId);
  if (shown >= 0) return shown;
  const touched = questions.findIndex(({ _id }) => _id === touchedId);
  const question = questions[touched];
  if (!question) return 0;
  const isWhole = completenessOf(question, answers[question._id]) === 'answered';
  return isWhole ? Math.min(touched + 1, questions.length - 1) : touched;
}

/** An answer as the server has it, as the page would have given it. */
export function answerGiven(
  kind: QuestionKind,
  {
    options,
    isTrue,
    pairs,
    words,
  }: {
    options: readonly string[];
    isTrue: boolean | null;
    pairs: readonly { option: string; match: string }[];
    words: readonly string[];
  },
): DeskAnswer {
  switch (kind) {
    case 'SINGLE_CHOICE':
      return { option: options[0] ?? null };
    case 'MULTIPLE_CHOICE':
      return { options };
    case 'TRUE_FALSE':
      return { isTrue };
    case 'MATCHING':
      return { pairs: pairs.map(({ option, match }) => ({ option, match })) };
    case 'FILL_IN':
    case 'ESSAY':
      return { words: words[0] ?? '' };
  }
}

/** Minutes and seconds, or hours too, as a clock that runs down shows them: 31:48. */
export function clockOf(secondsLeft: number): string {
  const seconds = Math.max(0, Math.ceil(secondsLeft));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}
