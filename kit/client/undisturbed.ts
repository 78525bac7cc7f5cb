import { useEffect } from 'react';
import { liveValue, useLiveValue } from './live-value.ts';

/** How many parts of the page ask that nothing but them be shown and nothing be reloaded by itself. */
const askers = liveValue(0);

/** While this is on the screen, the page offers no way out of it and does not start again by itself. */
export function useUndisturbed(): void {
  useEffect(function keepTheRestAway() {
    askers.set(askers.get() + 1);
    return () => askers.set(askers.get() - 1);
  }, []);
}

export const isUndisturbed = (): boolean => askers.get() > 0;

export const useIsUndisturbed = (): boolean => useLiveValue(askers) > 0;

/** Runs something that would disturb: now, or as soon as nobody minds. */
export function whenItDisturbsNobody(run: () => void): void {
  if (!isUndisturbed()) {
    run();
    return;
  }
  const unsubscribe = askers.subscribe(() => {
    if (isUndisturbed()) return;
    unsubscribe();
    run();
  });
}
