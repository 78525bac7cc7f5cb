import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentTranscripts } from './student-transcripts.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'transcripts',
    as: { tab: 'transcripts' },
    isShown: (person, reader) => person._id !== reader._id,
    render: ({ _id }) => <StudentTranscripts studentId={_id} />,
  },
];
