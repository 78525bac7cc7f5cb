import { useEffect, useEffectEvent } from 'react';
import { useLiveValue } from '#kit/client/live-value.ts';
import { SIGN_OF_LIFE_MS } from '../../rules/silence.ts';
import { sendFarewell } from './exam-line.ts';
import type { OpenedSitting } from './use-opening.ts';

/** Tells the server that the page is there, and when it goes away and comes back. */
export function usePageWatch({ desk, sitting, attempt }: OpenedSitting): void {
  const { isHandingIn } = useLiveValue(desk.state);
  const leave = useEffectEvent(() => {
    sendFarewell(sitting, desk.farewell(), { isHandingIn, mayReturn: attempt.returnSeconds > 0 });
  });
  useEffect(
    function giveSignsOfLife() {
      const timer = setInterval(() => desk.signOfLife(), SIGN_OF_LIFE_MS);
      return () => clearInterval(timer);
    },
    [desk],
  );
  useEffect(
    function noticeLeaving() {
      const listening = new AbortController();
      const { signal } = listening;
      window.addEventListener('pagehide', () => leave(), { signal });
      // A page that the browser had only put to sleep goes on where it was.
      window.addEventListener('pageshow', ({ persisted }) => persisted && desk.note({ kind: 'CAME_BACK' }), {
        signal,
      });
      // The clock of a machine that slept is wrong until the server has said what time it is.
      document.addEventListener(
        'visibilitychange',
        () => document.visibilityState === 'visible' && desk.signOfLife(),
        { signal },
      );
      return () => listening.abort();
    },
    [desk],
  );
}
