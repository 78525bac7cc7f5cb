import { useEffect, useState } from 'react';

const TICK_MS = 500;

/**
 * The seconds until an attempt ends by itself, by the server's clock: `clockMs` turns the page's own count into it, so
 * that it does not matter what the clock of the device says.
 */
export function useSecondsLeft(expiresAt: string | null, clockMs: number): number | null {
  const [counted, setCounted] = useState(() => performance.now());
  useEffect(
    function tick() {
      if (expiresAt === null) return;
      const timer = setInterval(() => setCounted(performance.now()), TICK_MS);
      return () => clearInterval(timer);
    },
    [expiresAt],
  );
  return expiresAt === null ? null : (Date.parse(expiresAt) - (counted + clockMs)) / 1_000;
}
