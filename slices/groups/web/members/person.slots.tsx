import type { PersonSlot } from '#slices/people/web/api.ts';
import { PersonGroups } from './person-groups.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'groups',
    as: 'card',
    isShown: ({ studentNumber }) => studentNumber !== null,
    render: (person) => <PersonGroups person={person} />,
  },
];
