import { defineMessages } from '#kit/messages/define-messages.ts';
import { historyMessages } from './history-messages.ts';
import { linkMessages } from './link-messages.ts';
import { payMessages } from './pay-messages.ts';

export const messages = defineMessages('sponsors', {
  ...linkMessages,
  ...payMessages,
  ...historyMessages,
});
