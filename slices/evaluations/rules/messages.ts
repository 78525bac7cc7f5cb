import { defineMessages } from '#kit/messages/define-messages.ts';
import { aboutMessages } from './about-messages.ts';
import { historyMessages } from './history-messages.ts';
import { officeMessages } from './office-messages.ts';
import { studentMessages } from './student-messages.ts';

export const messages = defineMessages('evaluations', {
  ...studentMessages,
  ...officeMessages,
  ...aboutMessages,
  ...historyMessages,
});
