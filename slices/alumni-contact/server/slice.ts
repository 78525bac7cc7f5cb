import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { sweepMessages } from './sweep-messages.ts';

export const slice: ServerSlice = { jobs: [sweepMessages] };
