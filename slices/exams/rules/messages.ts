import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { accommodationMessages } from './accommodation-messages.ts';
import { deskMessages } from './desk-messages.ts';
import { officeMessages } from './office-messages.ts';
import { resultsMessages } from './results-messages.ts';
import { studentMessages } from './student-messages.ts';

export const messages = defineMessages('exams', {
  menuAssessments: { text: 'Assessments', about: 'Menu entry of students: exams and assignments.' },
  menuExamResults: { text: 'Exam Results', about: 'Menu entry of staff.' },
  ...accommodationMessages,
  ...officeMessages,
  ...resultsMessages,
  ...studentMessages,
  ...deskMessages,
  ...historyMessages,
});
