import type { ProblemId } from '#kit/messages/known-problems.ts';

/**
 * An error that may say: a part outside our own server (storage, identity, calendars, pictures) does not answer. It is
 * nobody's mistake and passes by itself, so people are told to try again instead of being given a reference.
 */
export interface MayTellAway {
  readonly isUnavailable: boolean;
  /** The message to show instead of the general one. */
  readonly awayProblem?: ProblemId | undefined;
}

export const isUnavailable = (error: unknown): error is Error & MayTellAway =>
  error instanceof Error && 'isUnavailable' in error && error.isUnavailable === true;
