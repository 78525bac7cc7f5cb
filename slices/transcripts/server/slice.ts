import { archive, download } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { VERIFY_ADDRESS } from './verify-transcript.ts';
import { TRANSCRIPT_ADDRESS, TRANSCRIPTS_ZIP_ADDRESS } from '../rules/downloads.ts';
import { transcriptInStore } from './download-transcript.ts';
import { issueBatch } from './issue-batch.ts';
import { issueDemoTranscript } from './issue-demo-transcript.ts';
import { transcriptsZip } from './transcripts-zip.ts';
import './transcripts.graphql.ts';
import './change-transcripts.graphql.ts';
import './group-transcripts.graphql.ts';

export const slice: ServerSlice = {
  rates: [VERIFY_ADDRESS],
  jobs: [issueBatch, issueDemoTranscript],
  downloads: [download(TRANSCRIPT_ADDRESS, transcriptInStore)],
  archives: [archive(TRANSCRIPTS_ZIP_ADDRESS, transcriptsZip)],
};
