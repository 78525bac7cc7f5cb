import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './groups.graphql.ts';
import './managed-groups.graphql.ts';
import './memberships.graphql.ts';
import './change-groups.graphql.ts';
import './group-teachers.graphql.ts';
import './readiness/readiness.graphql.ts';

export const slice: ServerSlice = {};
