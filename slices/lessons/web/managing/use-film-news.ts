import { useEffect, useEffectEvent } from 'react';
import { hearOfLargeUploads } from '#kit/client/sending/large-uploads.ts';

/** How often films that are being prepared are looked after. */
const LOOK_EVERY_MS = 5_000;

/** Looks again when a film has arrived, and again and again while one is being prepared and a person watches. */
export function useFilmNews(isAnyOnItsWay: boolean, onLook: () => void): void {
  const look = useEffectEvent(onLook);
  useEffect(function lookWhenOneArrives() {
    return hearOfLargeUploads(() => look());
  }, []);
  useEffect(
    function lookWhileOneIsPrepared() {
      if (!isAnyOnItsWay) return;
      const timer = setInterval(() => {
        if (document.visibilityState === 'visible') look();
      }, LOOK_EVERY_MS);
      return () => clearInterval(timer);
    },
    [isAnyOnItsWay],
  );
}
