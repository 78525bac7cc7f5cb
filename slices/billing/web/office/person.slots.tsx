import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../../rules/permissions.ts';
import { FinancesTab } from './finances-tab.tsx';
import { OverdueNote } from './overdue-note.tsx';

/** Admins of one of the person's campuses; nobody about themselves (HOLE-52). */
const isShown: NonNullable<PersonSlot['isShown']> = ({ _id: personId, regions }, reader) => {
  const known = regions ?? [];
  const actor = readerAsActor(reader, known);
  return known.some(({ _id: regionId }) => can.keep(actor, { personId, regionId }));
};

export const slots: readonly PersonSlot[] = [
  {
    id: 'finances',
    as: { tab: 'menuFinances' },
    isShown,
    render: ({ _id }) => <FinancesTab personId={_id} />,
  },
  {
    id: 'overdue',
    as: { on: 'figures' },
    isShown,
    render: ({ _id }) => <OverdueNote personId={_id} />,
  },
];
