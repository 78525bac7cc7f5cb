import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './categories.graphql.ts';

export const slice: ServerSlice = {};
