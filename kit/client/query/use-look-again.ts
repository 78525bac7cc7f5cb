import { useEffect, useEffectEvent } from 'react';

const LOOK_EVERY_MS = 2_000;
/** What takes longer waits behind other work of the server. */
const MAX_LOOKS = 30;

/** Looks again and again while a job of the server is about to end, such as the reading of a calendar, and a person watches. */
export function useLookAgain(isWaiting: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(
    function lookUntilItEnds() {
      if (!isWaiting) return;
      let looks = 0;
      const timer = setInterval(() => {
        if (document.visibilityState !== 'visible') return;
        look();
        looks += 1;
        if (looks === MAX_LOOKS) clearInterval(timer);
      }, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [isWaiting],
  );
}
