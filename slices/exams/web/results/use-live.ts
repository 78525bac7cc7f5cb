import { useEffect } from 'react';
import type { ResultState } from '#slices/exams/rules/results/result-state.ts';

/** What is being sat changes while one looks at it. */
const LIVE_MS = 10_000;

interface Watched {
  state: ResultState | null;
  rows: readonly { state: ResultState }[] | undefined;
}

/** Asks again while an exam is being sat, or is about to be. */
export function useLive({ state, rows = [] }: Watched, refetch: (() => void) | undefined): void {
  const isLive = state === 'SITTING' || rows.some((row) => row.state === 'SITTING');
  useEffect(
    function lookAgainNowAndThen() {
      if (!isLive) return undefined;
      const timer = window.setInterval(() => refetch?.(), LIVE_MS);
      return () => window.clearInterval(timer);
    },
    [isLive, refetch],
  );
}
