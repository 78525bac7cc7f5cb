import type { TellableError } from '#kit/ui/text/use-problem-text.ts';

/** Whatever kept the rates away, the specification has one sentence for it. */
export const ratesProblem = (problem: TellableError | null | undefined): TellableError | null =>
  problem ? { message: problem.message, problem: 'ratesNotFetched' } : null;
