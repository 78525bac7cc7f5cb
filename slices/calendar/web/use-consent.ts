import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { calendarConsent } from './connect-calendar.graphql.generated.ts';

/** Leaves for Google, where the reader lets us read their calendar or does not. */
export function useConsent(): { leave: () => Promise<void>; isLeaving: boolean } {
  const toastProblem = useProblemToast();
  const [isLeaving, setIsLeaving] = useState(false);

  async function leave(): Promise<void> {
    setIsLeaving(true);
    try {
      const { calendarConsent: consent } = await call(calendarConsent, {});
      window.location.assign(consent.url);
    } catch (refusal) {
      setIsLeaving(false);
      toastProblem(refusal);
    }
  }

  return { leave, isLeaving };
}
