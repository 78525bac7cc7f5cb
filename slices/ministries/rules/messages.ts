import { defineMessages } from '#kit/messages/define-messages.ts';
import { formMessages } from './form-messages.ts';
import { historyMessages } from './history-messages.ts';
import { ownMessages } from './own-messages.ts';
import { queueMessages } from './queue-messages.ts';
import { registryMessages } from './registry-messages.ts';

export const messages = defineMessages('ministries', {
  ...registryMessages,
  ...ownMessages,
  ...formMessages,
  ...queueMessages,
  ...historyMessages,
});
