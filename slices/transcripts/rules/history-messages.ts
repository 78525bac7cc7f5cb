import { did, kind, type HistoryTexts } from '#kit/messages/history-texts.ts';
import type { TranscriptsAction } from './actions.ts';

export const historyMessages = {
  didHoldTranscripts: did('put a hold on the transcripts'),
  didIssueGroupTranscripts: did('issued transcripts for the group'),
  didIssueTranscript: did('issued the transcript'),
  didLiftTranscriptHold: did('lifted the hold on the transcripts'),
  didPackTranscripts: did('downloaded the transcripts of the group'),
  didRevokeTranscript: did('revoked the transcript'),
  didShowNameOnTranscripts: did('chose how much of the name is shown when a transcript is checked'),
  auditKindTranscript: kind('Transcript'),
  auditKindTranscriptHold: kind('Transcript hold'),
} satisfies HistoryTexts<TranscriptsAction, 'transcript' | 'transcriptHold'>;
