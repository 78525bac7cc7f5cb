import { RuleError } from '#kit/graphql/problem.ts';
import type { EventBody } from '#slices/exams/rules/sitting/attempt-log.ts';
import { MAX_WORDS } from '#slices/exams/rules/authoring/check-question.ts';
import type { GivenAnswer } from '#slices/exams/rules/question.ts';
import type { AnswerableQuestion } from './known-questions.ts';

export const EVENT_KINDS = [
  'ANSWER',
  'FLAG',
  'SEEN',
  'LEFT_PAGE',
  'CAME_BACK',
  'CONNECTION_LOST',
  'CONNECTION_BACK',
  'SUBMIT',
] as const;

export interface AnswerInput {
  option?: string | null | undefined;
  options?: readonly string[] | null | undefined;
  isTrue?: boolean | null | undefined;
  pairs?: readonly { option: string; match: string }[] | null | undefined;
  words?: string | null | undefined;
}

export interface EventInput {
  seq: number;
  kind: (typeof EVENT_KINDS)[number];
  clientTime: Date;
  questionId?: string | null | undefined;
  answer?: AnswerInput | null | undefined;
  isFlagged?: boolean | null | undefined;
}

/** What a page tells at once; it sends the rest with the next call. */
const MAX_EVENTS = 200;

const notUnderstood = (): RuleError => new RuleError('requestNotUnderstood');

/** What a page has told, held against the questions of the attempt: what was not asked cannot be answered. */
export function readEvents(
  events: readonly EventInput[],
  asked: readonly AnswerableQuestion[],
): { seq: number; body: EventBody; clientTime: Date }[] {
  if (events.length > MAX_EVENTS) throw notUnderstood();
  return events.map(({ seq, clientTime, ...told }) => {
    if (seq < 1) throw notUnderstood();
    return { seq, clientTime, body: bodyOf(told, asked) };
  });
}

function bodyOf(
  told: Omit<EventInput, 'seq' | 'clientTime'>,
  asked: readonly AnswerableQuestion[],
): EventBody {
  const { kind } = told;
  if (kind !== 'ANSWER' && kind !== 'FLAG' && kind !== 'SEEN') return { kind };
  const question = asked.find(({ questionId }) => questionId === told.questionId);
  if (!question) throw notUnderstood();
  const { questionId } = question;
  if (kind === 'SEEN') return { kind, questionId };
  if (kind === 'FLAG') return { kind, questionId, isFlagged: told.isFlagged ?? false };
  return { kind, questionId, answer: told.answer ? answerOf(told.answer, question) : null };
}

/** An answer of the kind the question asks for, with nothing that was not offered. */
export function answerOf(given: AnswerInput, question: AnswerableQuestion): GivenAnswer {
  const isOffered = (id: string): boolean => question.options.some((option) => option.id === id);
  const isMatch = (id: string): boolean => question.matches.some((match) => match.id === id);
  switch (question.kind) {
    case 'SINGLE_CHOICE':
      if (!given.option || !isOffered(given.option)) throw notUnderstood();
      return { kind: 'SINGLE_CHOICE', option: given.option };
    case 'MULTIPLE_CHOICE':
      if (!given.options?.every(isOffered)) throw notUnderstood();
      return { kind: 'MULTIPLE_CHOICE', options: [...new Set(given.options)] };
    case 'TRUE_FALSE':
      if (typeof given.isTrue !== 'boolean') throw notUnderstood();
      return { kind: 'TRUE_FALSE', isTrue: given.isTrue };
    case 'MATCHING':
      if (!given.pairs?.every(({ option, match }) => isOffered(option) && isMatch(match)))
        throw notUnderstood();
      return {
        kind: 'MATCHING',
        pairs: Object.fromEntries(given.pairs.map(({ option, match }) => [option, match])),
      };
    case 'FILL_IN':
    case 'ESSAY':
      if (typeof given.words !== 'string' || given.words.length > MAX_WORDS) throw notUnderstood();
      return { kind: question.kind, words: given.words };
  }
}
