import { defineMessages } from '#kit/messages/define-messages.ts';
import { gradebookMessages } from './gradebook-messages.ts';
import { restoreMessages } from './restore-messages.ts';
import { studentMessages } from './student-messages.ts';

export const messages = defineMessages('grades', {
  ...studentMessages,
  ...gradebookMessages,
  ...restoreMessages,
});
