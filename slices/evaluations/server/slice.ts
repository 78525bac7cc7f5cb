import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './forms.graphql.ts';
import './office.graphql.ts';
import './own.graphql.ts';
import './promotion-requirement.ts';

export const slice: ServerSlice = {};
