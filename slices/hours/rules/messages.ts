import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { officeMessages } from './office-messages.ts';
import { studentMessages } from './student-messages.ts';
import { supervisorMessages } from './supervisor-messages.ts';

export const messages = defineMessages('hours', {
  ...studentMessages,
  ...supervisorMessages,
  ...officeMessages,
  ...historyMessages,
});
