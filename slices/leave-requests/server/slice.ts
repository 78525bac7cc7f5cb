import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './own-leave.graphql.ts';
import './queue.graphql.ts';

export const slice: ServerSlice = {};
