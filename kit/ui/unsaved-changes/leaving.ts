/** What every guard on the page answers when the user is about to leave it. */
const guards = new Map<object, () => boolean>();
/** A way out that no router knows of, such as logging out, while the user is being asked about it. */
let asked: (() => void) | null = null;
let isAllowed = false;
const listeners = new Set<() => void>();

const tell = (): void => {
  for (const listener of listeners) listener();
};

export function standGuard(guard: object, hasChanges: () => boolean): () => void {
  // What was allowed to be lost is gone; what is written from here on is asked about again.
  isAllowed = false;
  guards.set(guard, hasChanges);
  return () => void guards.delete(guard);
}

/** Whether anything on the page would be lost; false once the user has agreed to it. */
export const anyHasChanges = (): boolean =>
  !isAllowed && [...guards.values()].some((hasChanges) => hasChanges());

/** Where several guards stand on a page, the last one asks for all of them. */
export const asksForAll = (guard: object): boolean => [...guards.keys()].at(-1) === guard;

/** Leaves the page, after a question where something on it was not saved. */
export function leaveBy(leave: () => void): void {
  if (!anyHasChanges()) {
    leave();
    return;
  }
  asked = leave;
  tell();
}

export const leaveAskedFor = (): (() => void) | null => asked;

export function answerLeave(isWanted: boolean): void {
  const leave = asked;
  asked = null;
  isAllowed = isWanted;
  tell();
  if (isWanted) leave?.();
}

export function hearOfLeaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
