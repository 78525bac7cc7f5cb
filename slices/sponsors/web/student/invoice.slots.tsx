import type { InvoiceSlot } from '#slices/billing/web/api.ts';
import { sharePath } from '../../rules/sponsor-pages.ts';
import { takesSponsors } from '../invoice-sponsors.tsx';
import { WhoHelped } from './who-helped.tsx';

export const slots: readonly InvoiceSlot[] = [
  {
    id: 'sponsors',
    as: { link: 'askSponsor', icon: 'link' },
    isShown: takesSponsors,
    to: ({ _id }) => sharePath(_id),
  },
  {
    id: 'helped',
    as: 'card',
    isShown: ({ paid }) => paid > 0,
    render: ({ _id }) => <WhoHelped invoiceId={_id} />,
  },
];
