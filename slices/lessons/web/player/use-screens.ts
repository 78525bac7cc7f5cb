import type { RefObject } from 'react';

/** Other ways to see the picture. */
export interface Screens {
  toggleFull: () => void;
  /** Null where the browser has no small window for it. */
  inPicture: (() => void) | null;
}

/** On a phone of Apple only the film itself can fill the screen. */
type WithNativeFull = HTMLVideoElement & { webkitEnterFullscreen?: () => void };

const ignore = (): void => undefined;

/** The whole stage fills the screen, with our own controls, where the browser lets it. */
export function useScreens(
  stage: RefObject<HTMLDivElement | null>,
  element: RefObject<HTMLVideoElement | null>,
): Screens {
  return {
    toggleFull() {
      const film: WithNativeFull | null = element.current;
      // Somebody who has refused it once is not asked again by the browser; then nothing happens.
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
