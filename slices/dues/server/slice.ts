import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './dues.graphql.ts';
import './hold-papers.ts';
import './promotion-requirement.ts';
import { remindOfDues } from './remind-of-dues.ts';

export const slice: ServerSlice = { jobs: [remindOfDues] };
