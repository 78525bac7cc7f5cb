import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Source } from '../../rules/film-choice.ts';
import { attachStream, type Qualities } from './attach-stream.ts';

interface SourceOptions {
  element: RefObject<HTMLVideoElement | null>;
  source: Source;
  startAt: number;
  /** Asks for addresses that have not expired; another source then goes on at the same second. */
  onLost: () => Promise<void>;
}

export interface Playing {
  qualities: Qualities | null;
  /** Whether the network is gone, and the film is tried again and again. */
  isLost: boolean;
  /** Whether it is about to play by itself. */
  isBeginning: boolean;
}

/** Whoever has come by a press wants to see the lesson now; a page that was loaded anew waits to be told. */
const hasPressed = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/** Grows with each attempt, so that many players do not come back at once. */
const waitMs = (attempt: number): number =>
  Math.min(30_000, 1_000 * 2 ** attempt) * (0.75 + Math.random() / 2);

/**
 * Plays a source from a second on, at once if it may. Addresses expire and networks go: whenever the film cannot be
 * fetched, new addresses are asked for and it goes on where it was.
 */
export function useSource({ element, source, startAt, onLost }: SourceOptions): Playing {
  const [qualities, setQualities] = useState<Qualities | null>(null);
  const [attempt, setAttempt] = useState(0);
  // The addresses of one minute are the same: a film that was lost is attached again though they did not change.
  const [round, setRound] = useState(0);
  const [playsAtOnce] = useState(hasPressed);
  const [isBeginning, setIsBeginning] = useState(playsAtOnce);
  const place = useRef(startAt);
  const wasPlaying = useRef(playsAtOnce);
  const { hlsUrl, fileUrl } = source;
  const askAnew = useEffectEvent(onLost);

  useEffect(
    function playSource() {
      const player = element.current;
      if (!player) return;
      const leaving = new AbortController();
      const { signal } = leaving;
      const goOn = (): void => {
        player.currentTime = place.current;
        if (!wasPlaying.current) return;
        const settle = (): void => setIsBeginning(false);
        player.play().then(settle, (refusal: unknown) => {
          if (refusal instanceof DOMException && refusal.name === 'NotAllowedError')
            wasPlaying.current = false;
          settle();
        });
      };
      player.addEventListener('loadedmetadata', goOn, { once: true, signal });
      player.addEventListener('timeupdate', () => (place.current = player.currentTime), { signal });
      player.addEventListener('play', () => (wasPlaying.current = true), { signal });
      // A film that breaks off stops too; that was nobody's wish.
      player.addEventListener('pause', () => (wasPlaying.current = player.error !== null), { signal });
      player.addEventListener('canplay', () => setAttempt(0), { signal });
      const lost = (): void => setAttempt((count) => count + 1);
      const attached = attachStream(player, { hlsUrl, fileUrl }, { onQualities: setQualities, onLost: lost });
      player.addEventListener('error', lost, { signal });
      return () => {
        leaving.abort();
        attached.detach();
      };
    },
    [element, hlsUrl, fileUrl, round],
  );

  useEffect(
    function tryAgain() {
      if (attempt === 0) return;
      const again = (): void => {
        askAnew().then(
          () => setRound((count) => count + 1),
          () => setAttempt((count) => count + 1),
        );
      };
      const timer = setTimeout(again, waitMs(attempt - 1));
      window.addEventListener('online', again, { once: true });
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    },
    [attempt],
  );

  return { qualities, isLost: attempt > 0, isBeginning };
}
