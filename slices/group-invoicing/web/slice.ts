import type { WebSlice } from '#kit/client/web-slice.ts';

export const slice: WebSlice = {};
