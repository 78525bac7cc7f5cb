/**
 * The four ways a session can be lost, and the sentences that tell them. A client signs out when it reads one of
 * them, so nothing else may ever say them.
 */
export const SESSION_LOSS = {
  sessionEnded: 'Token expired',
  sessionMissing: 'Context userId not found',
  sessionUnreadable: 'cookie is not defined',
  sessionPersonGone: 'User not found',
} as const;
export type SessionLoss = keyof typeof SESSION_LOSS;

/** Whether a server's message tells that the session is lost. */
export const tellsSessionLoss = (message: string): boolean =>
  Object.values(SESSION_LOSS).some((sentence) => message.includes(sentence));
