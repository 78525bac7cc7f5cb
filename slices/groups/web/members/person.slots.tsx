import type { PersonSlot } from '#slices/people/web/api.ts';
import { MessagePersonButton } from './message-person-button.tsx';
import { PersonGroups } from './person-groups.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'message',
    as: 'button',
    // Who is not shown the address cannot write to it.
    isShown: ({ _id, email }, reader) => _id !== reader._id && Boolean(email),
    render: ({ email, fullName }) => <MessagePersonButton email={email} fullName={fullName} />,
  },
  {
    id: 'groups',
    as: 'card',
    isShown: ({ studentNumber }) => studentNumber !== null,
    render: (person) => <PersonGroups person={person} />,
  },
];
