import { SESSION_LOSS, type SessionLoss } from '#kit/access/session-loss.ts';
import type { MessageValues } from '#kit/messages/format-message.ts';
import { isAway } from '#kit/outside/away.ts';

/** The kinds of refusal a client can tell apart. UNAVAILABLE: a part outside our server does not answer just now. */
export type ProblemCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** A refusal that was foreseen: its problem is the id of a message the client shows in the user's language. */
export class RuleError extends Error {
  readonly problem: string;
  readonly code: ProblemCode;
  readonly values: MessageValues;

  /** A cause is for the log: nobody is told it. */
  constructor(
    problem: string,
    code: ProblemCode = 'BAD_USER_INPUT',
    values: MessageValues = {},
    options?: { cause: unknown },
  ) {
    super(problem, options);
    this.problem = problem;
    this.code = code;
    this.values = values;
  }
}

/** What was thrown, as the refusal it amounts to; null for a surprise. */
export function refusalOf(error: unknown): RuleError | null {
  if (error instanceof RuleError) return error;
  return isAway(error) ? new RuleError('partAway', 'UNAVAILABLE', {}, { cause: error }) : null;
}

export class SessionLostError extends Error {
  readonly loss: SessionLoss;

  constructor(loss: SessionLoss) {
    super(SESSION_LOSS[loss]);
    this.loss = loss;
  }
}
