import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './ministry.graphql.ts';
import './own-tasks.ts';
import './queue.graphql.ts';
import { VISITOR_RATES } from './public-pages/ask-for-confirmation.ts';
import { publicPages } from './public-pages/public-pages.ts';
import { sweepVisitorMessages } from './public-pages/sweep-visitor-messages.ts';
import './public-pages/visitors.graphql.ts';
import './registry.graphql.ts';
import { OFFER_RATES } from './hand-on-ministry.ts';

export const slice: ServerSlice = {
  publicPages,
  jobs: [sweepVisitorMessages],
  rates: [...VISITOR_RATES, ...OFFER_RATES],
};
