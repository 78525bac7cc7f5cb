import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './links.graphql.ts';

export const slice: ServerSlice = {};
