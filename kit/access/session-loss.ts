/**
 * The four ways a session can be lost, and the sentences that tell them. Apps of other makers sign out when they read one
 * of them anywhere in a message, so nothing else may ever say them; our own goes by the code alone.
 */
export const SESSION_LOSS = {
  sessionEnded: 'Token expired',
  sessionMissing: 'Context userId not found',
  sessionUnreadable: 'cookie is not defined',
  sessionPersonGone: 'User not found',
} as const;
export type SessionLoss = keyof typeof SESSION_LOSS;

/** The code of an answer that tells of a lost session, and of no other. */
export const SESSION_LOST = 'UNAUTHENTICATED';

const SENTENCES = new RegExp(Object.values(SESSION_LOSS).join('|'), 'gi');

/**
 * A text that people may have written, such as the name of a file, so that it cannot be taken for a lost session: it
 * looks the same, but the blanks within a sentence of the four do not break.
 */
export const withoutLossSentences = (text: string): string =>
  text.replaceAll(SENTENCES, (sentence) => sentence.replaceAll(' ', '\u00A0'));
