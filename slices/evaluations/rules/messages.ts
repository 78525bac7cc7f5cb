import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';

export const messages = defineMessages('evaluations', { ...historyMessages });
