import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import type { Source } from '../../rules/films/film-choice.ts';
import { playerChoices } from '../player-choices.ts';
import { attachStream, isServedByUs, type Attached, type Trouble } from './attach-stream.ts';

interface SourceOptions {
  element: RefObject<HTMLVideoElement | null>;
  source: Source;
  startAt: number;
  /** Asks for addresses that have not expired; another source then goes on at the same second. */
  onLost: () => Promise<void>;
}

export interface Playing {
  /** The heights it can be shown in, the highest first; none where nobody can choose. */
  heights: readonly number[];
  /** Why the film stands still and is tried again and again: the network is gone, or the film itself breaks off. */
  trouble: Trouble | null;
  /** Whether it is about to play by itself. */
  isBeginning: boolean;
}

/** The person who has come by a press wants to see the lesson now; a page that was reloaded waits to be told. */
const hasPressed = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

/** What browsers call it when they have a film and cannot show it. */
const MEDIA_ERR_DECODE = 3;

/** A film that went on for so long is no longer in trouble. */
const WELL_AGAIN_S = 10;

/** Grows with each attempt, so that many players do not come back at once. */
const waitMs = (attempt: number): number =>
  Math.min(30_000, 1_000 * 2 ** attempt) * (0.75 + Math.random() / 2);

/**
 * Plays a source from a second on, at once if it may. Addresses expire and networks go: whenever the film cannot be
 * fetched, new addresses are asked for and it goes on where it was.
 */
export function useSource({ element, source, startAt, onLost }: SourceOptions): Playing {
  const [heights, setHeights] = useState<readonly number[]>([]);
  const { height } = playerChoices.use();
  const isOurs = isServedByUs(height);
  const attached = useRef<Attached | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // The addresses of one minute are the same: a film that was lost is attached again though they did not change.
  const [round, setRound] = useState(0);
  const [playsAtOnce] = useState(hasPressed);
  const [isBeginning, setIsBeginning] = useState(playsAtOnce);
  const place = useRef(startAt);
  const wasPlaying = useRef(playsAtOnce);
  const { hlsUrl, fileUrl } = source;
  const askAnew = useEffectEvent(onLost);
  const attach = useEffectEvent((player: HTMLVideoElement, lost: (met: Trouble) => void) =>
    attachStream(player, { hlsUrl, fileUrl }, height, { onHeights: setHeights, onLost: lost }),
  );

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
      const begunAt = place.current;
      const noteTime = (): void => {
        // One that has lost its film says 0 once more.
        if (player.readyState > 0) place.current = player.currentTime;
        if (place.current - begunAt > WELL_AGAIN_S) setAttempt(0);
      };
      player.addEventListener('timeupdate', noteTime, { signal });
      player.addEventListener('play', () => (wasPlaying.current = true), { signal });
      // A film that breaks off stops too; that was nobody's wish.
      player.addEventListener('pause', () => (wasPlaying.current = player.error !== null), { signal });
      player.addEventListener('canplay', () => setTrouble(null), { signal });
      const lost = (met: Trouble): void => {
        setTrouble(met);
        setAttempt((count) => count + 1);
      };
      const film = attach(player, lost);
      attached.current = film;
      const isBroken = (): boolean => player.error?.code === MEDIA_ERR_DECODE;
      player.addEventListener('error', () => lost(isBroken() ? 'film' : 'network'), { signal });
      return () => {
        leaving.abort();
        film.detach();
      };
    },
    [element, hlsUrl, fileUrl, isOurs, round],
  );

  useEffect(
    function showPreferredHeight() {
      attached.current?.choose(height);
    },
    [height],
  );

  useEffect(
    function tryAgain() {
      if (attempt === 0) return;
      const refetch = (): void => {
        stopWaiting();
        askAnew().then(
          () => setRound((count) => count + 1),
          () => setAttempt((count) => count + 1),
        );
      };
      const timer = setTimeout(refetch, waitMs(attempt - 1));
      window.addEventListener('online', refetch);
      function stopWaiting(): void {
        clearTimeout(timer);
        window.removeEventListener('online', refetch);
      }
      return stopWaiting;
    },
    [attempt],
  );

  return { heights, trouble, isBeginning };
}
