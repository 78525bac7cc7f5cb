import { groupTranscripts } from './group-transcripts.graphql.generated.ts';
import { studentTranscripts } from './student-transcripts.graphql.generated.ts';

/** Where it shows that a student was issued something, or is not to be. */
export const SHOWN_TRANSCRIPTS = [studentTranscripts, groupTranscripts];
