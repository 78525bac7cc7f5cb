import type { GroupSlot } from '#slices/groups/web/api.ts';
import { readerAsActor } from '#slices/people/web/api.ts';
import { can } from '../rules/permissions.ts';

export const slots: readonly GroupSlot[] = [
  {
    id: 'evaluations',
    as: { link: 'menuEvaluations', icon: 'list' },
    // Administrators of the campus who are no managers have the page of the group as well.
    isShown: ({ archived }, reader) => !archived && can.overseeSome(readerAsActor(reader, [])),
    to: ({ _id }) => `/evaluations/groups/${_id}`,
  },
];
