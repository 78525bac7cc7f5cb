/** Long enough to find a second factor, short enough that a forgotten tab does not connect anything. */
export const CONSENT_MINUTES = 10;

/** Where the provider sends people back to. */
export const CALENDAR_CALLBACK = '/google-auth';

/** Why a calendar that was connected could not be read: its owner took the right back, or Google is away. */
export type OwnCalendarProblem = 'calendarRefused' | 'calendarUnavailable';

export interface PendingConsent {
  state: string;
  begunAt: Date;
}

/** Whether an answer belongs to the question that was asked. Who does not say the state is held to the code alone. */
export function isAnswerTo(consent: PendingConsent, state: string | null, now: Date): boolean {
  const ageMs = now.getTime() - consent.begunAt.getTime();
  const isInTime = ageMs >= 0 && ageMs <= CONSENT_MINUTES * 60_000;
  return isInTime && (state === null || state === consent.state);
}
