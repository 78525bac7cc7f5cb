import { readerAsActor, type PersonSlot } from '#slices/people/web/api.ts';
import { can } from '../rules/permissions.ts';
import { PersonDues } from './person-dues.tsx';

export const slots: readonly PersonSlot[] = [
  {
    id: 'dues',
    as: { on: 'finances' },
    isShown({ _id: personId, regions }, reader) {
      const known = regions ?? [];
      const actor = readerAsActor(reader, known);
      return known.some(({ _id: regionId }) => can.keep(actor, { personId, regionId }));
    },
    render: ({ _id, regions }) => (
      <PersonDues personId={_id} regionIds={(regions ?? []).map((region) => region._id)} />
    ),
  },
];
