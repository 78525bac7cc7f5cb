import { writtenDownload } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import './forms.graphql.ts';
import './office.graphql.ts';
import './own-tasks.ts';
import './own.graphql.ts';
import './promotion-requirement.ts';
import './taught-groups.graphql.ts';
import { EVALUATION_ADDRESS } from '../rules/evaluation-pages.ts';
import { writeEvaluation } from './papers/write-evaluation.ts';

export const slice: ServerSlice = {
  writtenDownloads: [writtenDownload(EVALUATION_ADDRESS, writeEvaluation)],
};
