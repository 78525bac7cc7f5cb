import { defineMessages } from '#kit/messages/define-messages.ts';
import { feeMessages } from './fee-messages.ts';
import { historyMessages } from './history-messages.ts';
import { runMessages } from './run-messages.ts';

export const messages = defineMessages('groupInvoicing', {
  ...historyMessages,
  ...runMessages,
  ...feeMessages,
});
