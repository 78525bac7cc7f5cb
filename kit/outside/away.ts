/**
 * An error that may say: a part outside our own server (storage, identity, calendars, pictures) does not answer. It is
 * nobody's mistake and passes by itself, so people are told to try again instead of being given a reference.
 */
export interface MayTellAway {
  readonly isAway: boolean;
}

export const isAway = (error: unknown): boolean =>
  error instanceof Error && 'isAway' in error && error.isAway === true;
