import { download } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { EXPLANATION_FILE_ADDRESS } from '../rules/downloads.ts';
import { explanationFiles } from './sent-file.ts';
import './own-absences.graphql.ts';
import './own-tasks.ts';
import './queue.graphql.ts';

export const slice: ServerSlice = {
  jobs: [explanationFiles.forget],
  downloads: [download(EXPLANATION_FILE_ADDRESS, explanationFiles.inStore)],
};
