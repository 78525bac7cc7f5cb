const stops = new Set<() => void>();

/** For work that goes on for a user while they navigate: it stops at sign-out. */
export const stopWithUser = (stop: () => void): void => void stops.add(stop);

let isLeaving = false;

/** From the press on Logout until the page is gone, or the next user has entered. */
export const isUserLeaving = (): boolean => isLeaving;
export const noteUserLeaving = (leaving: boolean): void => void (isLeaving = leaving);

export function stopWorkOfUser(): void {
  for (const stop of stops) stop();
}
