import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './batch.graphql.ts';
import { decideBatch } from './decide-batch.ts';
import './effects.graphql.ts';
import './own-leave.graphql.ts';
import './queue.graphql.ts';

export const slice: ServerSlice = { jobs: [decideBatch] };
