import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { sweepOrphanFilms, sweepVideoUploads } from './sweep-video-uploads.ts';
import './video-uploads.graphql.ts';

export const slice: ServerSlice = { jobs: [sweepOrphanFilms, sweepVideoUploads] };
