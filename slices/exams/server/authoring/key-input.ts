import type { AnswerKey, QuestionKind } from '#slices/exams/rules/question.ts';
import type { AnswerInput } from '../sitting/event-input.ts';

/** What a form says is right, as the kind of question has it. What is missing stays empty, and the check says so. */
export function keyOf(kind: QuestionKind, right: AnswerInput, accepted: readonly string[]): AnswerKey {
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
