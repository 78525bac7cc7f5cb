import { defineMessages } from '#kit/messages/define-messages.ts';
import { studentMessages } from './student-messages.ts';

export const messages = defineMessages('grades', { ...studentMessages });
