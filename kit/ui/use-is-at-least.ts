import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

/** Whether the window is at least this wide, for what style sheets alone cannot change. Paper is always wide enough. */
export function useIsAtLeast(breakpoint: keyof typeof BREAKPOINTS): boolean {
  const query = `print, (min-width: ${BREAKPOINTS[breakpoint]}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
