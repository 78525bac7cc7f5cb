export { issueBatch } from './issue-batch.ts';
export { transcriptInStore } from './download-transcript.ts';
