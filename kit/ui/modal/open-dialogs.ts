import { useSyncExternalStore } from 'react';

/** The dialogs that are open, the topmost last. */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(dialogs: readonly HTMLDialogElement[]): void {
  open = dialogs;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notes that a dialog has taken the page over. What it answers notes that the page is free of it again. */
export function noteDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((one) => one !== dialog));
}

/** The dialog outside which nothing can be reached just now. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
