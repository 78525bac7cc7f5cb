import { useEffect, useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { checkInWall, type CheckInWallQuery } from './check-in.graphql.generated.ts';

/**
 * A class is small and the page open for minutes: asking every few seconds is cheap, goes through every network of a school, and
 * an answer that stays out is noticed at once.
 */
const LOOK_AGAIN_MS = 3_000;
/** A user may start it again. */
const LOOK_SELDOM_MS = 10_000;
const TICK_MS = 250;

export interface Heard {
  wall: CheckInWallQuery['checkInCode'];
  /** When its code is none any more, by the clock of this machine, which need not be right. */
  until: number;
}

/** What the wall shows, as the server says it, and the milliseconds for which its code still stands. */
export function useCodeOnWall(sessionId: string): { heard: Heard | null; msLeft: number } {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [now, setNow] = useState(() => Date.now());
  useEffect(
    function followTheCode() {
      const { signal, abort } = abortable();
      let timer: ReturnType<typeof setTimeout> | undefined;
      async function look(): Promise<void> {
        // Counted from the question on: a slow answer makes a code stand shorter, never longer.
        const askedAt = Date.now();
        let wait = LOOK_AGAIN_MS;
        try {
          const { checkInCode: wall } = await call(checkInWall, { sessionId }, { signal });
          const msLeft = wall?.msLeft ?? 0;
          setHeard({ wall, until: askedAt + msLeft });
          setNow(Date.now());
          wait = wall?.code ? Math.min(LOOK_AGAIN_MS, msLeft) : LOOK_SELDOM_MS;
        } catch {
          // The code runs out by itself, and the page says so.
        }
        if (!signal.aborted) timer = setTimeout(() => void look(), wait);
      }
      void look();
      const ticking = setInterval(() => setNow(Date.now()), TICK_MS);
      return () => {
        abort();
        clearTimeout(timer);
        clearInterval(ticking);
      };
    },
    [sessionId],
  );
  return { heard, msLeft: heard ? heard.until - now : 0 };
}

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
