import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentFigures } from './student-figures.tsx';
import { StudentTranscripts } from './student-transcripts.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'figures',
    as: { on: 'figures' },
    isShown: ({ studentNumber }) => studentNumber !== null,
    render: ({ _id }) => <StudentFigures studentId={_id} />,
  },
  {
    id: 'transcripts',
    as: { tab: 'transcripts' },
    isShown: (person, reader) => person._id !== reader._id,
    render: ({ _id }) => <StudentTranscripts studentId={_id} />,
  },
];
