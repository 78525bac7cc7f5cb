import { defineMessages } from '#kit/messages/define-messages.ts';
import { cardMessages } from './card-messages.ts';
import { historyMessages } from './history-messages.ts';
import { officeMessages } from './office-messages.ts';
import { paperMessages } from './paper-messages.ts';
import { receivablesMessages } from './receivables-messages.ts';
import { studentMessages } from './student-messages.ts';

export const messages = defineMessages('billing', {
  ...studentMessages,
  ...cardMessages,
  ...historyMessages,
  ...officeMessages,
  ...paperMessages,
  ...receivablesMessages,
});
