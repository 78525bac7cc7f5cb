import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './regions.graphql.ts';
import './managed-regions.graphql.ts';
import './managed-currencies.graphql.ts';

export const slice: ServerSlice = {};
