import { isDatabaseAway } from '#kit/db/database-away.ts';
import { SESSION_LOSS, type SessionLoss } from '#kit/access/session-loss.ts';
import type { ProblemId } from '#kit/messages/known-problems.ts';
import type { MessageValues } from '#kit/messages/format-message.ts';
import { isUnavailable } from '#kit/outside/away.ts';

/**
 * The kinds of refusal a client can tell apart. UNAVAILABLE: the database, or a part outside our server, is away. The code
 * of a lost session is not among them: clients sign out by it, so no rule may give it.
 */
export type ProblemCode =
  | 'FORBIDDEN'
  | 'BAD_USER_INPUT'
  | 'NOT_FOUND'
  | 'RATE_LIMITED'
  | 'UNAVAILABLE'
  | 'INTERNAL';

/** A refusal that was foreseen: its problem is the id of a message the client shows in the user's language. */
export class RuleError extends Error {
  readonly problem: ProblemId;
  readonly code: ProblemCode;
  readonly values: MessageValues;
  /** Of which field of the input it is said, where it is about one. */
  readonly field: string | null;

  /** A cause is for the log: nobody is told it. */
  constructor(
    problem: ProblemId,
    code: ProblemCode = 'BAD_USER_INPUT',
    values: MessageValues = {},
    { field = null, ...cause }: { cause?: unknown; field?: string | null } = {},
  ) {
    super(problem, cause);
    this.problem = problem;
    this.code = code;
    this.values = values;
    this.field = field;
  }
}

/** What was thrown, as the refusal it amounts to; null for a surprise. */
export function refusalOf(error: unknown): RuleError | null {
  if (error instanceof RuleError) return error;
  if (isDatabaseAway(error)) return new RuleError('partAway', 'UNAVAILABLE', {}, { cause: error });
  if (!isUnavailable(error)) return null;
  return new RuleError(error.awayProblem ?? 'partAway', 'UNAVAILABLE', {}, { cause: error });
}

export class SessionLostError extends Error {
  readonly loss: SessionLoss;

  constructor(loss: SessionLoss) {
    super(SESSION_LOSS[loss]);
    this.loss = loss;
  }
}
