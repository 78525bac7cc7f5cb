import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './queues.graphql.ts';

export const slice: ServerSlice = {};
