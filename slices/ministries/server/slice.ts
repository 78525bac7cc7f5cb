import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './ministry.graphql.ts';
import './queue.graphql.ts';
import './registry.graphql.ts';

export const slice: ServerSlice = {};
