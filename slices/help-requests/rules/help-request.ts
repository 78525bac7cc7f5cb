import { text } from '#kit/record/field.ts';

/** Longer than anyone has to explain something; in characters. */
export const HELP_MESSAGE_MAX = 4_000;

/** What a user asks. */
export const question = { message: text({ max: HELP_MESSAGE_MAX, problem: 'helpMessageInvalid' }) };

/** What is answered; a request may also be closed without a word. */
export const reply = { answer: text({ max: HELP_MESSAGE_MAX, default: '', problem: 'helpAnswerTooLong' }) };

export const HELP_STATES = ['OPEN', 'CLOSED'] as const;
export type HelpState = (typeof HELP_STATES)[number];

/** What a request may be about: an attempt at an exam, a course, or none of these. */
export const HELP_SUBJECTS = ['EXAM', 'COURSE', 'COLLEGE'] as const;
export type HelpSubject = (typeof HELP_SUBJECTS)[number];

export const stateOf = ({ closedAt }: { closedAt: unknown }): HelpState =>
  closedAt === null ? 'OPEN' : 'CLOSED';

/** The page a user was on: an address of this site, without what they searched for there; anything else is nothing. */
export const requestedPageOf = (address: string): string =>
  /^\/(?![/\\])[^?#\\\p{Cc}]{0,200}/u.exec(address)?.[0] ?? '';
