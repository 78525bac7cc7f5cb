import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../rules/permissions.ts';
import { FeeReductions } from './fee-reductions.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'fee-reductions',
    as: { on: 'finances' },
    isShown({ _id: personId, regions }, reader) {
      const known = regions ?? [];
      const actor = readerAsActor(reader, known);
      return known.some(({ _id: regionId }) => can.keep(actor, { personId, regionId }));
    },
    render: ({ _id, regions }) => (
      <FeeReductions personId={_id} regionIds={(regions ?? []).map((region) => region._id)} />
    ),
  },
];
