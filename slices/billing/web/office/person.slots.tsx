import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../../rules/permissions.ts';
import { FinancesTab } from './finances-tab.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'finances',
    as: { tab: 'menuFinances' },
    // Admins of one of the person's campuses; nobody about themselves (HOLE-52).
    isShown({ _id: personId, regions }, reader) {
      const known = regions ?? [];
      const actor = readerAsActor(reader, known);
      return known.some(({ _id: regionId }) => can.keep(actor, { personId, regionId }));
    },
    render: ({ _id }) => <FinancesTab personId={_id} />,
  },
];
