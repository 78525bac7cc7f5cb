import { CallProblem } from '#kit/client/call/call-problem.ts';

const REFUSALS: ReadonlySet<string> = new Set(['FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND']);

/** Whether the server has decided against something. Anything else may go well the next time. */
export const wasRefused = (problem: unknown): boolean =>
  problem instanceof CallProblem && REFUSALS.has(problem.code);
