/** How many seconds work will still take at the pace it had so far; null while there is no pace yet. */
export function secondsLeft(done: number, total: number, elapsedMs: number): number | null {
  if (done <= 0 || elapsedMs <= 0) return null;
  return Math.max(0, Math.ceil(((total - done) * elapsedMs) / done / 1_000));
}
