import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './forex.graphql.ts';

export const slice: ServerSlice = {};
