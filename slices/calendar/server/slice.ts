import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { calendarFeed } from './read-feed.ts';
import { revokeCalendarToken } from './disconnect-calendar.ts';
import './calendar.graphql.ts';
import './entries.graphql.ts';
import './events.graphql.ts';
import './events-in-calendar.ts';
import './feed.graphql.ts';

export const slice: ServerSlice = { jobs: [revokeCalendarToken], feeds: [calendarFeed] };
