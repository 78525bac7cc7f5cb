/** Where a browser fetches an issued transcript: the site asks who is there and leads on to the store. */
export const TRANSCRIPT_ADDRESS = '/downloads/transcripts/:issueId';

export const transcriptAddress = (issueId: string): string => TRANSCRIPT_ADDRESS.replace(':issueId', issueId);

/** Where a browser fetches all papers that were issued together. */
export const TRANSCRIPTS_ZIP_ADDRESS = '/downloads/transcript-batches/:batchId/transcripts.zip';

export const transcriptsZipAddress = (batchId: string): string =>
  TRANSCRIPTS_ZIP_ADDRESS.replace(':batchId', batchId);

/** Where transcripts are verified, without sign-in. */
export const verifyPath = (code: string): string => `/verify/${code}`;
