import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './alumnus-card.graphql.ts';
import './profile.graphql.ts';
import './library/library.graphql.ts';

export const slice: ServerSlice = {};
