export { transcriptInStore } from './download-transcript.ts';
export { drawTranscript } from './draw-transcript.ts';
export { issueBatch } from './issue-batch.ts';
export { paperWords } from './paper-words.ts';
export { issueDemoTranscript } from './issue-demo-transcript.ts';
export { transcriptsZip } from './transcripts-zip.ts';
