import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './own-tasks.graphql.ts';
import './queues.graphql.ts';

export const slice: ServerSlice = {};
