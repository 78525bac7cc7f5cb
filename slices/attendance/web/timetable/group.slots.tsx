import type { GroupSlot } from '#slices/groups/web/api.ts';
import { TimetableCards } from './timetable-cards.tsx';

export const slots: readonly GroupSlot[] = [
  {
    id: 'timetable',
    as: { on: 'schedule' },
    render: ({ _id, today }) => <TimetableCards groupId={_id} today={today} />,
  },
];
