import type { PersonSlot } from '#slices/people/web/api.ts';
import { StudentFigures } from './student-figures.tsx';
import { StudentTranscripts } from './student-transcripts.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'figures',
    as: { on: 'figures' },
    isShown: ({ studentNumber }) => studentNumber !== null,
    // In other groups there are other courses: the figures are asked for again.
    render: ({ _id, groups }) => (
      <StudentFigures key={(groups ?? []).map((group) => group._id).join()} studentId={_id} />
    ),
  },
  {
    id: 'transcripts',
    as: { tab: 'transcripts' },
    isShown: (person, reader) => person._id !== reader._id,
    render: ({ _id }) => <StudentTranscripts studentId={_id} />,
  },
];
