import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './help-requests.graphql.ts';
import './waiting-requests.graphql.ts';

export const slice: ServerSlice = {};
