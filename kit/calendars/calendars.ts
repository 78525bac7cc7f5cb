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

/** The calendars people keep elsewhere. */
export interface Calendars {
  readonly kind: 'none' | 'google';
  consentUrl(consent: Consent): string;
  /** Turns the code that came back into the token by which the calendar can be read from then on. */
  exchangeCode(answer: Omit<Consent, 'state'> & { code: string }): Promise<{ refreshToken: string }>;
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
  revoke: async () => off(),
});
