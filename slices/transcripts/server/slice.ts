import { download, writtenDownload } from '#kit/slice/download.ts';
import type { ServerSlice } from '#kit/slice/server-slice.ts';
import { TRANSCRIPT_ADDRESS, TRANSCRIPTS_ZIP_ADDRESS } from '../rules/downloads.ts';
import './change-transcripts.graphql.ts';
import './count-passed.ts';
import { transcriptInStore, transcriptsZip } from './downloads.ts';
import './group-transcripts.graphql.ts';
import { issueBatch } from './issue-batch.ts';
import { issueDemoTranscript } from './issue-demo-transcript.ts';
import './transcripts.graphql.ts';
import { VERIFY_ADDRESS } from './verify-transcript.ts';

export const slice: ServerSlice = {
  rates: [VERIFY_ADDRESS],
  jobs: [issueBatch, issueDemoTranscript],
  downloads: [download(TRANSCRIPT_ADDRESS, transcriptInStore)],
  writtenDownloads: [writtenDownload(TRANSCRIPTS_ZIP_ADDRESS, transcriptsZip)],
};
