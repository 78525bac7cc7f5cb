import { download } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { LEAVE_FILE_ADDRESS } from '../rules/downloads.ts';
import './batch.graphql.ts';
import { decideBatch } from './decide-batch.ts';
import './effects.graphql.ts';
import './own-leave.graphql.ts';
import './own-tasks.ts';
import './queue.graphql.ts';
import './to-read.graphql.ts';
import { leaveFiles } from './sent-file.ts';

export const slice: ServerSlice = {
  jobs: [decideBatch, leaveFiles.forget],
  downloads: [download(LEAVE_FILE_ADDRESS, leaveFiles.inStore)],
};
