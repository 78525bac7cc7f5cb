import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './fees.graphql.ts';
import './group-invoicing.graphql.ts';
import { settleRun } from './settle-run.ts';

export const slice: ServerSlice = { jobs: [settleRun] };
