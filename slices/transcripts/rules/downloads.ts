/** Where a browser fetches an issued transcript: the site asks who is there and leads on to the store. */
export const TRANSCRIPT_ADDRESS = '/downloads/transcripts/:issueId';

export const transcriptAddress = (issueId: string): string => TRANSCRIPT_ADDRESS.replace(':issueId', issueId);

/** Where anybody checks a transcript. */
export const verifyPath = (code: string): string => `/verify/${code}`;
