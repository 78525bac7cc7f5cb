import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { LOG_ENTRIES } from './insert-logit.ts';
import { sweepSystemLog } from './sweep-system-log.ts';
import './system-log.graphql.ts';
import './audit.graphql.ts';

export const slice: ServerSlice = { rates: [LOG_ENTRIES], jobs: [sweepSystemLog] };
