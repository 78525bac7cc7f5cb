import type { GroupSlot } from '#slices/groups/web/api.ts';
import { GroupCalendarCard } from './group-calendar-card.tsx';

export const slots: readonly GroupSlot[] = [
  {
    id: 'calendar',
    as: { on: 'about' },
    render: ({ _id }) => <GroupCalendarCard groupId={_id} />,
  },
];
