import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './billing.graphql.ts';
import './cards/cards.graphql.ts';
import './cards/follow-card-events.ts';
import './change-billing.graphql.ts';
import './invoices-in-calendar.ts';
import './own-tasks.ts';
import { CARD_PAGES } from '../rules/card-pages.ts';
import { detachCard } from './cards/keep-card.ts';
import { sweepCardPayments } from './cards/sweep-card-payments.ts';

export const slice: ServerSlice = { jobs: [sweepCardPayments, detachCard], cardPages: CARD_PAGES };
