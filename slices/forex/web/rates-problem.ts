import type { TellableError } from '#kit/ui/text/use-problem-text.ts';

/** Whatever kept the rates away, the specification has one sentence for it. Its code stays: what is missing for want of a network comes by itself. */
export const ratesProblem = (problem: TellableError | null | undefined): TellableError | null =>
  problem
    ? {
        message: problem.message,
        ...(problem.code !== undefined && { code: problem.code }),
        problem: 'ratesNotFetched',
      }
    : null;
