import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../../rules/permissions.ts';
import { PlansOf } from './plans-of.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'payment-plans',
    as: { on: 'finances' },
    isShown({ _id: personId, regions }, reader) {
      const known = regions ?? [];
      const actor = readerAsActor(reader, known);
      return known.some(({ _id: regionId }) => can.keep(actor, { personId, regionId }));
    },
    render: ({ _id }) => <PlansOf personId={_id} />,
  },
];
