import type { AlumnusSlot } from '#slices/alumni/web/api.ts';
import { writeToAddress } from '../rules/contact-pages.ts';

export const slots: AlumnusSlot[] = [
  {
    id: 'contact',
    as: { link: 'contactWrite', icon: 'mail' },
    isShown: ({ _id, isContactable }, reader) => isContactable && _id !== reader._id,
    to: ({ _id }) => writeToAddress(_id),
  },
];
