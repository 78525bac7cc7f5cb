import { type RefObject, useEffect, useState } from 'react';

export interface Screens {
  toggleFull: () => void;
  /** Null where the browser has no small window for it. */
  inPicture: (() => void) | null;
}

/** On a phone of Apple only the film itself can fill the screen. */
type WithNativeFull = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

const ignore = (): void => undefined;

export function useScreens(
  stage: RefObject<HTMLDivElement | null>,
  element: RefObject<HTMLVideoElement | null>,
): Screens {
  return {
    toggleFull() {
      const film: WithNativeFull | null = element.current;
      // A person who has refused it once is not asked again by the browser; then nothing happens.
      if (document.fullscreenElement) document.exitFullscreen().catch(ignore);
      else if (stage.current && document.fullscreenEnabled) stage.current.requestFullscreen().catch(ignore);
      else film?.webkitEnterFullscreen?.();
    },
    inPicture: document.pictureInPictureEnabled
      ? () => {
          if (document.pictureInPictureElement) document.exitPictureInPicture().catch(ignore);
          else element.current?.requestPictureInPicture().catch(ignore);
        }
      : null,
  };
}

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
      // A person may have sent the last lesson to another screen, where this one then begins.
      look();
      film.addEventListener(CHANGED, look);
      return () => film.removeEventListener(CHANGED, look);
    },
    [element],
  );
  return isOnAirPlay;
}
