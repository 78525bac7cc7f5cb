import type { GroupSlot } from '#slices/groups/web/api.ts';
import { GroupDeadlinesCard } from './group-deadlines.tsx';

export const slots: readonly GroupSlot[] = [
  { id: 'deadlines', as: { on: 'schedule' }, render: ({ _id }) => <GroupDeadlinesCard groupId={_id} /> },
];
