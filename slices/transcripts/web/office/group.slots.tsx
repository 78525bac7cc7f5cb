import type { GroupSlot } from '#slices/groups/web/api.ts';
import { IssueChosenDialog } from './issue-group-dialog.tsx';
import { GroupTranscripts } from './group-transcripts.tsx';

export const slots: readonly GroupSlot[] = [
  {
    id: 'transcripts',
    as: { tab: 'transcripts' },
    render: ({ _id }) => <GroupTranscripts groupId={_id} />,
  },
  {
    id: 'transcripts-of-members',
    as: { members: 'transcripts', icon: 'file' },
    open: ({ group, members, onClose }) => (
      <IssueChosenDialog groupId={group._id} students={members} onClose={onClose} />
    ),
  },
];
