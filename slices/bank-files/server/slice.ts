import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './bank-files.graphql.ts';
import './bank-lines.graphql.ts';
import './match-bank-lines.graphql.ts';

export const slice: ServerSlice = {};
