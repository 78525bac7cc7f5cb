/** Longer than anyone has to explain something; in characters. */
export const HELP_MESSAGE_MAX = 4_000;

export const HELP_STATES = ['OPEN', 'CLOSED'] as const;
export type HelpState = (typeof HELP_STATES)[number];

export const stateOf = ({ closedAt }: { closedAt: unknown }): HelpState =>
  closedAt === null ? 'OPEN' : 'CLOSED';

/** Why a user cannot ask like this, or null. */
export const checkMessage = (message: string): 'helpMessageInvalid' | null =>
  message === '' || message.length > HELP_MESSAGE_MAX ? 'helpMessageInvalid' : null;

/** Why a request cannot be answered like this, or null. An answer may be missing. */
export const checkAnswer = (answer: string): 'helpAnswerTooLong' | null =>
  answer.length > HELP_MESSAGE_MAX ? 'helpAnswerTooLong' : null;

/** The page a user was on: an address of this site, without what they searched for there; anything else is nothing. */
export const requestedPageOf = (address: string): string =>
  /^\/(?![/\\])[^?#\\\p{Cc}]{0,200}/u.exec(address)?.[0] ?? '';
