import type { GroupSlot } from '#slices/groups/web/api.ts';
import { GroupExamsCard } from './group-exams.tsx';

export const slots: readonly GroupSlot[] = [
  { id: 'schedule', as: { tab: 'groupSchedule' }, render: ({ _id }) => <GroupExamsCard groupId={_id} /> },
];
