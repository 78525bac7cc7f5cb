/**
 * A player asks for a piece of its film every few seconds, and for several at once when it begins: an answer counts for
 * a moment, so that the database hears of it once.
 */
const COUNTS_FOR_MS = 2_000;
const MAX_KEPT = 5_000;

/** Whether sessions go on, asked by those who hold an address that was made in one. */
export function liveSessions(
  look: (sessionId: string) => Promise<boolean>,
): (sessionId: string) => Promise<boolean> {
  const kept = new Map<string, { isLive: Promise<boolean>; until: number }>();
  return (sessionId) => {
    const known = kept.get(sessionId);
    const now = performance.now();
    if (known && known.until > now) return known.isLive;
    // Entries stand in the order of their asking, so the oldest are the first to go.
    kept.delete(sessionId);
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    const isLive = look(sessionId);
    kept.set(sessionId, { isLive, until: now + COUNTS_FOR_MS });
    isLive.catch(() => kept.delete(sessionId));
    return isLive;
  };
}
