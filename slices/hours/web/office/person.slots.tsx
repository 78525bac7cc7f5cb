import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../../rules/permissions.ts';
import { StudentHours } from './student-hours.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'hours',
    as: { tab: 'menuHours' },
    isShown({ _id: personId, studentNumber, regions }, reader) {
      const known = regions ?? [];
      const actor = readerAsActor(reader, known);
      return (
        studentNumber !== null && known.some(({ _id: regionId }) => can.decide(actor, { personId, regionId }))
      );
    },
    render: ({ _id }) => <StudentHours studentId={_id} />,
  },
];
