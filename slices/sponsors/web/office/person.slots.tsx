import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../../rules/permissions.ts';
import { SponsorsOf } from './sponsors-of.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'sponsors',
    as: { on: 'finances' },
    isShown: ({ _id: personId, regions }, reader) => {
      const known = regions ?? [];
      const actor = readerAsActor(reader, known);
      return known.some(({ _id: regionId }) => can.knowSponsor(actor, { personId, regionId }));
    },
    render: ({ _id }) => <SponsorsOf personId={_id} />,
  },
];
