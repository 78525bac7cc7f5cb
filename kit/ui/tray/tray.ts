import { useSyncExternalStore, type ComponentType } from 'react';

interface TrayPart {
  name: string;
  Content: ComponentType;
}

let parts: readonly TrayPart[] = [];
const listeners = new Set<() => void>();

function change(next: readonly TrayPart[]): void {
  parts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useTray = (): readonly TrayPart[] => useSyncExternalStore(subscribe, () => parts);

/**
 * Shows work that goes on while people move about, such as uploads, in the corner of every screen. The screen that
 * began it may be long gone; what this answers takes the work out again.
 */
export function putInTray(name: string, Content: ComponentType): () => void {
  const part = { name, Content };
  change([...parts.filter((other) => other.name !== name), part]);
  return () => change(parts.filter((other) => other !== part));
}

/** What one person has begun is not shown to the next. */
export const emptyTray = (): void => change([]);
