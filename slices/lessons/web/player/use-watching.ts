import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { REPORT_EVERY_SECONDS } from '../../rules/watching/playback.ts';
import {
  isElsewhere,
  jumpedTo,
  NO_RECORDING,
  playedTo,
  taken,
  unreported,
  type Recording,
} from '../../rules/watching/recording.ts';
import { reportWatched } from './report-watched.ts';

/** Where the last report stands: nothing reported yet, a place that is safe, or one that waits for the network. */
export type PlaceSaved = { status: 'none' } | { status: 'saved'; second: number } | { status: 'waiting' };

interface Watched {
  element: RefObject<HTMLVideoElement | null>;
  lessonId: string;
  /** Where it goes on: what is stored of it now. */
  startAt: number;
  /** Who only looks leaves no trace. */
  isRecorded: boolean;
}

/** Records what is played and reports it: every fifteen seconds of playing, when it stops, and when the page is left. */
export function useWatching({ element, lessonId, startAt, isRecorded }: Watched): PlaceSaved {
  const recording = useRef<Recording>(NO_RECORDING);
  const told = useRef(startAt);
  const [saved, setSaved] = useState<PlaceSaved>({ status: 'none' });

  const report = useEffectEvent(async (position: number, isLast: boolean): Promise<void> => {
    const { report: spans, left } = taken(recording.current);
    // The person who has looked for another place and leaves is to find it again, though nothing of it was played.
    const isMoved = isLast && isElsewhere(told.current, position);
    if (spans.length === 0 && !isMoved) return;
    recording.current = left;
    told.current = position;
    const isSafe = await reportWatched({ lessonId, position, spans }, isLast);
    setSaved(isSafe ? { status: 'saved', second: position } : { status: 'waiting' });
  });

  useEffect(
    function recordPlaying() {
      const player = element.current;
      if (!player || !isRecorded) return;
      const leaving = new AbortController();
      const { signal } = leaving;
      recording.current = NO_RECORDING;
      // One that has lost its film stands at 0, which is nobody's place.
      const here = (): number =>
        player.readyState > 0 ? player.currentTime : (recording.current.at ?? told.current);
      player.addEventListener(
        'timeupdate',
        () => {
          if (player.seeking) return;
          recording.current = player.paused
            ? jumpedTo(recording.current, here())
            : playedTo(recording.current, here());
          if (unreported(recording.current) >= REPORT_EVERY_SECONDS) void report(here(), false);
        },
        { signal },
      );
      const jump = (): void => void (recording.current = jumpedTo(recording.current, here()));
      player.addEventListener('seeking', jump, { signal });
      player.addEventListener('seeked', jump, { signal });
      player.addEventListener(
        'pause',
        () => {
          recording.current = playedTo(recording.current, here());
          void report(here(), false);
        },
        { signal },
      );
      const leave = (): void => void report(here(), true);
      // A phone that puts the page away may never come back to it.
      const hide = (): void => void (document.visibilityState === 'hidden' && leave());
      document.addEventListener('visibilitychange', hide, { signal });
      window.addEventListener('pagehide', leave, { signal });
      return () => {
        leave();
        leaving.abort();
      };
    },
    [element, lessonId, isRecorded],
  );

  return saved;
}
