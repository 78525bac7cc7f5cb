import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { sweepImports } from './sweep-imports.ts';

export const slice: ServerSlice = { jobs: [sweepImports] };
