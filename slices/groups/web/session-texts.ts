import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { GroupSession } from '../rules/group.ts';

export const SESSION_TEXTS: Readonly<Record<GroupSession, MessageId>> = {
  DAY: 'sessionDay',
  EVENING: 'sessionEvening',
  ONLINE: 'sessionOnline',
};
