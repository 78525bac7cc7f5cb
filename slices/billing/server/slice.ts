import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './billing.graphql.ts';
import './change-billing.graphql.ts';

export const slice: ServerSlice = {};
