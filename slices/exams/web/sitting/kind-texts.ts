import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { QuestionKind } from '../../rules/question.ts';

/** What a question asks one to do. */
export const KIND_TEXTS: Readonly<Record<QuestionKind, MessageId>> = {
  SINGLE_CHOICE: 'oneAnswer',
  MULTIPLE_CHOICE: 'severalAnswers',
  TRUE_FALSE: 'trueOrFalse',
  MATCHING: 'matchEach',
  FILL_IN: 'fillIn',
  ESSAY: 'essay',
};
