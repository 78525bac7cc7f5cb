const stops = new Set<() => void>();

/** For work that goes on for a user while they navigate: it stops at sign-out. */
export const stopWithUser = (stop: () => void): void => void stops.add(stop);

export function stopWorkOfUser(): void {
  for (const stop of stops) stop();
}
