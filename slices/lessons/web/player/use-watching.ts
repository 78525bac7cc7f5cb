import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { REPORT_EVERY_SECONDS } from '../../rules/playback.ts';
import {
  jumpedTo,
  NO_RECORDING,
  playedTo,
  taken,
  unreported,
  type Recording,
} from '../../rules/recording.ts';
import { reportWatched } from './report-watched.ts';

/** Where the last report stands: nothing reported yet, a place that is safe, or one that waits for the network. */
export type PlaceSaved = { status: 'none' } | { status: 'saved'; second: number } | { status: 'waiting' };

interface Watched {
  element: RefObject<HTMLVideoElement | null>;
  lessonId: string;
  /** Who only looks leaves no trace. */
  isRecorded: boolean;
}

/** Records what is played and reports it: every fifteen seconds of playing, when it stops, and when the page is left. */
export function useWatching({ element, lessonId, isRecorded }: Watched): PlaceSaved {
  const recording = useRef<Recording>(NO_RECORDING);
  const [saved, setSaved] = useState<PlaceSaved>({ status: 'none' });

  const report = useEffectEvent(async (position: number, isLast: boolean): Promise<void> => {
    const { report: spans, left } = taken(recording.current);
    if (spans.length === 0) return;
    recording.current = left;
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
      const here = (): number => player.currentTime;
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
      // A phone that puts the page away may never come back to it.
      const leave = (): void => {
        if (document.visibilityState === 'hidden') void report(here(), true);
      };
      document.addEventListener('visibilitychange', leave, { signal });
      window.addEventListener('pagehide', () => void report(here(), true), { signal });
      return () => {
        void report(here(), true);
        leaving.abort();
      };
    },
    [element, lessonId, isRecorded],
  );

  return saved;
}
