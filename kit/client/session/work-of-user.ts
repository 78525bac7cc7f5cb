const stops = new Set<() => void>();

/** For work that goes on in somebody's name while they move about: it is stopped once nobody is signed in. */
export const stopWithUser = (stop: () => void): void => void stops.add(stop);

export function stopWorkOfUser(): void {
  for (const stop of stops) stop();
}
