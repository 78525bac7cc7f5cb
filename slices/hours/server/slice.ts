import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './own-hours.graphql.ts';
import './policy.graphql.ts';
import './promotion-requirement.ts';
import './queue.graphql.ts';

export const slice: ServerSlice = {};
