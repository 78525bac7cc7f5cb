import type { ReadEvent } from '#kit/ical/read-ical.ts';
import type { MayTellAway } from '#kit/outside/away.ts';

/** Why a calendar could not be connected, as the person may be told. */
export type CalendarProblem =
  | 'calendarsOff'
  | 'calendarRefused'
  | 'calendarNotGranted'
  | 'calendarUnavailable';

/** The one way in which calendars fail. The cause is for the log and is never shown; it holds no token. */
export class CalendarError extends Error implements MayTellAway {
  override readonly name = 'CalendarError';
  readonly problem: CalendarProblem;

  constructor(problem: CalendarProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }

  get isUnavailable(): boolean {
    return this.problem === 'calendarUnavailable';
  }
}

/** The address where a user consents, and the one they return to. */
export interface Consent {
  redirectUri: string;
  /** What the provider hands back with the code, so that the answer is known to belong to this question. */
  state: string;
  /** What only the server knows: without it the code is worthless (RFC 7636). */
  verifier: string;
}

/** An event of a user's own calendar, on one of the days it is held. */
export interface OwnEvent extends ReadEvent {
  /** Where its owner opens it. */
  url: string;
}

/** Which part of a calendar is read. */
export interface OwnSpan {
  from: Date;
  before: Date;
  /** For what lasts all day. */
  timeZone: string;
}

/** The calendars people keep elsewhere. */
export interface Calendars {
  readonly kind: 'none' | 'google';
  consentUrl(consent: Consent): string;
  /** Turns the code that came back into the token by which the calendar can be read from then on. */
  exchangeCode(answer: Omit<Consent, 'state'> & { code: string }): Promise<{ refreshToken: string }>;
  /** What stands in the calendar, every repetition by itself. Refused once the user has taken the token back. */
  readEvents(refreshToken: string, span: OwnSpan): Promise<OwnEvent[]>;
  /** Gives the token back. One that is worth nothing any more is no problem. */
  revoke(refreshToken: string): Promise<void>;
}

const off = (): never => {
  throw new CalendarError('calendarsOff');
};

/** The embedded default: no provider is configured, so nobody connects a calendar. */
export const noCalendars = (): Calendars => ({
  kind: 'none',
  consentUrl: off,
  exchangeCode: async () => off(),
  readEvents: async () => off(),
  revoke: async () => off(),
});
