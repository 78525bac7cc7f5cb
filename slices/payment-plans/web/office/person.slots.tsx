import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../../rules/permissions.ts';
import { PlansOf } from './plans-of.tsx';
import { StoppedPlans } from './stopped-plans.tsx';

/** Those who keep the books of one of the campuses of a person. */
const isShown: NonNullable<PersonSlot['isShown']> = ({ _id: personId, regions }, reader) => {
  const known = regions ?? [];
  const actor = readerAsActor(reader, known);
  return known.some(({ _id: regionId }) => can.keep(actor, { personId, regionId }));
};

export const slots: readonly PersonSlot[] = [
  { id: 'stopped-plans', as: 'note', isShown, render: ({ _id }) => <StoppedPlans personId={_id} /> },
  {
    id: 'payment-plans',
    as: { on: 'finances' },
    isShown,
    render: ({ _id }) => <PlansOf personId={_id} />,
  },
];
