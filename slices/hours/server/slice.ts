import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './own-hours.graphql.ts';
import './policy.graphql.ts';
import './queue.graphql.ts';

export const slice: ServerSlice = {};
