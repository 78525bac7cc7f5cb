import { defineMessages } from '#kit/messages/define-messages.ts';
import { officeMessages } from './office-messages.ts';

export const messages = defineMessages('exams', { ...officeMessages });
