import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../../rules/permissions.ts';
import { StudentEvaluations } from './student-evaluations.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'evaluations',
    as: { tab: 'menuEvaluations' },
    isShown({ _id: personId, regions, studentNumber, groups }, reader) {
      const known = regions ?? [];
      const actor = readerAsActor(reader, known);
      const isStudent = studentNumber !== null || (groups ?? []).length > 0;
      return (
        isStudent &&
        known.some(({ _id: regionId }) => can.evaluate(actor, { personId, regionId, teacherPersonIds: [] }))
      );
    },
    render: ({ _id, groups }) => (
      <StudentEvaluations personId={_id} groups={(groups ?? []).filter(({ archived }) => !archived)} />
    ),
  },
];
