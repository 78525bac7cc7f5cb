import { CallProblem } from '#kit/client/call/call-problem.ts';

/** The server has heard and said no: saying it again would not help. */
export class Refused extends Error {
  readonly problem: string;

  constructor(problem: string) {
    super(problem);
    this.name = 'Refused';
    this.problem = problem;
  }
}

/** The server's word on the matter. Everything else may pass: no network, a server that starts again, a session that ended. */
const REFUSALS: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'BAD_USER_INPUT']);

/** Whether the server has decided against something. Anything else may go well the next time. */
export const wasRefused = (problem: unknown): problem is CallProblem =>
  problem instanceof CallProblem && REFUSALS.has(problem.code);
