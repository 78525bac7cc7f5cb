import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { revokeCalendarToken } from './disconnect-calendar.ts';
import './calendar.graphql.ts';
import './entries.graphql.ts';
import './events.graphql.ts';
import './events-in-calendar.ts';

export const slice: ServerSlice = { jobs: [revokeCalendarToken] };
