import type { GroupSlot } from '#slices/groups/web/api.ts';

export const slots: readonly GroupSlot[] = [
  {
    id: 'transcripts',
    as: { link: 'transcripts', icon: 'file' },
    to: ({ _id }) => `/groups/${_id}/transcripts`,
  },
];
