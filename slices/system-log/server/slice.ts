import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { sweepSystemLog } from './sweep-system-log.ts';
import './system-log.graphql.ts';
import './audit.graphql.ts';

export const slice: ServerSlice = { jobs: [sweepSystemLog] };
