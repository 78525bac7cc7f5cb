import type { GroupSlot } from '#slices/groups/web/api.ts';
import { GroupTranscripts } from './group-transcripts.tsx';

export const slots: readonly GroupSlot[] = [
  {
    id: 'transcripts',
    as: { tab: 'transcripts' },
    render: ({ _id }) => <GroupTranscripts groupId={_id} />,
  },
];
