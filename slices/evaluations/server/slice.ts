import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './forms.graphql.ts';
import './office.graphql.ts';
import './own.graphql.ts';
import './taught-groups.graphql.ts';

export const slice: ServerSlice = {};
