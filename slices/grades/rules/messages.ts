import { defineMessages } from '#kit/messages/define-messages.ts';
import { amendmentMessages } from './amendment-messages.ts';
import { historyMessages } from './history-messages.ts';
import { coursePageMessages } from './course-page-messages.ts';
import { gradebookMessages } from './gradebook-messages.ts';
import { restoreMessages } from './restore-messages.ts';
import { studentMessages } from './student-messages.ts';

export const messages = defineMessages('grades', {
  menuGrades: { text: 'Grades', about: 'Name of the screen with a student’s marks.' },
  ...coursePageMessages,
  ...studentMessages,
  ...gradebookMessages,
  ...amendmentMessages,
  ...restoreMessages,
  ...historyMessages,
});
