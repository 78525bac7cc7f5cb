import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './site-settings.graphql.ts';

export const slice: ServerSlice = {};
