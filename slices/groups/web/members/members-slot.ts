import type { ReactNode } from 'react';
import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { OneGroupFragment } from '../group.graphql.generated.ts';

interface Chosen {
  group: OneGroupFragment;
  members: readonly { _id: string; fullName: string }[];
  onClose: () => void;
}

/** What another slice does with chosen members of a group: a button in the bar, and the window that it opens. */
export interface MembersSlot {
  id: string;
  as: { members: MessageId; icon: IconName };
  open: (chosen: Chosen) => ReactNode;
}
