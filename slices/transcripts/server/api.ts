export { defineHolds } from './hold.queries.ts';
export { drawTranscript } from './draw-transcript.ts';
export { paperTexts } from './paper-texts.ts';
export { issueDemoTranscript } from './issue-demo-transcript.ts';
