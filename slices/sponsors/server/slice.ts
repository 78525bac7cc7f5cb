import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { SPONSOR_PAGE } from '../rules/sponsor-pages.ts';
import './follow-payments.ts';
import { PAYING_RATES } from './pay-by-link.ts';
import { receiptPage } from './receipt-page.ts';
import { SHARE_RATES } from './share-invoice.ts';
import './sponsor-links.graphql.ts';
import './sponsor-page.graphql.ts';
import { sweepSponsors } from './sweep-sponsors.ts';

export const slice: ServerSlice = {
  publicPages: [receiptPage],
  cardPages: [SPONSOR_PAGE],
  jobs: [sweepSponsors],
  rates: [...SHARE_RATES, ...PAYING_RATES],
};
