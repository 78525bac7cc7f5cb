import { useEffect, useEffectEvent } from 'react';

const LOOK_EVERY_MS = 2_000;
/** The slowest calendar is given up after ten seconds; what takes longer waits behind others. */
const MAX_LOOKS = 30;

/** Looks again and again while a calendar elsewhere is about to be read and a person watches. */
export function useLookUntilRead(isWaiting: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(
    function lookUntilItIsRead() {
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
