import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './contact.graphql.ts';
import './reports.graphql.ts';
import { MESSAGE_PAGE_ADDRESS } from './message-page.ts';
import { sweepMessages } from './sweep-messages.ts';

export const slice: ServerSlice = { jobs: [sweepMessages], rates: [MESSAGE_PAGE_ADDRESS] };
