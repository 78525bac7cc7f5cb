import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './documents.graphql.ts';
import './managed-documents.graphql.ts';
import './change-documents.graphql.ts';

export const slice: ServerSlice = {};
