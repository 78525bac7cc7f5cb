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
}

/** Grows with each attempt, so that many players do not come back at once. */
const waitMs = (attempt: number): number =>
  Math.min(30_000, 1_000 * 2 ** attempt) * (0.75 + Math.random() / 2);

/**
 * Plays a source from a second on. Addresses expire and networks go: whenever the film cannot be fetched, new addresses
 * are asked for and it goes on where it was.
 */
export function useSource({ element, source, startAt, onLost }: SourceOptions): Playing {
  const [qualities, setQualities] = useState<Qualities | null>(null);
  const [attempt, setAttempt] = useState(0);
  const place = useRef(startAt);
  const wasPlaying = useRef(false);
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
        if (wasPlaying.current) player.play().catch(() => undefined);
      };
      player.addEventListener('loadedmetadata', goOn, { once: true, signal });
      player.addEventListener('timeupdate', () => (place.current = player.currentTime), { signal });
      player.addEventListener('play', () => (wasPlaying.current = true), { signal });
      player.addEventListener('pause', () => (wasPlaying.current = false), { signal });
      player.addEventListener('playing', () => setAttempt(0), { signal });
      const lost = (): void => setAttempt((count) => count + 1);
      const attached = attachStream(player, { hlsUrl, fileUrl }, { onQualities: setQualities, onLost: lost });
      player.addEventListener('error', lost, { signal });
      return () => {
        leaving.abort();
        attached.detach();
      };
    },
    [element, hlsUrl, fileUrl],
  );

  useEffect(
    function tryAgain() {
      if (attempt === 0) return;
      const again = (): void => void askAnew().catch(() => setAttempt((count) => count + 1));
      const timer = setTimeout(again, waitMs(attempt - 1));
      window.addEventListener('online', again, { once: true });
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', again);
      };
    },
    [attempt],
  );

  return { qualities, isLost: attempt > 0 };
}
