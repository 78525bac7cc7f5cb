export { drawTranscript } from './draw-transcript.ts';
export { paperWords } from './paper-words.ts';
export { issueDemoTranscript } from './issue-demo-transcript.ts';
