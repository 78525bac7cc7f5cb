import { useEffect } from 'react';
import type { ResultState } from '#slices/exams/rules/results/result-state.ts';

/** What is being sat changes while one looks at it. */
const LIVE_MS = 10_000;

interface Watched {
  /** What the list is narrowed to. */
  state: ResultState | null;
  /** What it shows. */
  rows: readonly { state: ResultState }[] | undefined;
}

/** Asks again now and then while somebody is watched who sits an exam, or is waited for to begin. */
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
