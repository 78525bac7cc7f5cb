import { useEffect, useState, type RefObject } from 'react';

type OnAirPlay = HTMLVideoElement & { webkitCurrentPlaybackTargetIsWireless?: boolean };

const CHANGED = 'webkitcurrentplaybacktargetiswirelesschanged';

/** Whether the film is shown on another screen by AirPlay, where our subtitles cannot follow it. */
export function useAirPlay(element: RefObject<HTMLVideoElement | null>): boolean {
  const [isOnAirPlay, setIsOnAirPlay] = useState(false);
  useEffect(
    function followAirPlay() {
      const film: OnAirPlay | null = element.current;
      if (!film) return;
      const look = (): void => setIsOnAirPlay(film.webkitCurrentPlaybackTargetIsWireless === true);
      // Somebody may have sent the last lesson to another screen, where this one then begins.
      look();
      film.addEventListener(CHANGED, look);
      return () => film.removeEventListener(CHANGED, look);
    },
    [element],
  );
  return isOnAirPlay;
}
