import { useSyncExternalStore } from 'react';

export type ToastTone = 'success' | 'info' | 'error';

/** What can be done about the message while it is there, such as Undo. */
export interface ToastAction {
  label: string;
  onAct: () => void;
}

export interface Toast {
  id: string;
  tone: ToastTone;
  text: string;
  action: ToastAction | undefined;
  /** On its way out: its place is given up when it has faded. */
  isLeaving: boolean;
}

let shown: readonly Toast[] = [];
const listeners = new Set<() => void>();

function change(toasts: readonly Toast[]): void {
  shown = toasts;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => shown);

const leaveIf = (isMeant: (toast: Toast) => boolean): void =>
  change(shown.map((toast) => (isMeant(toast) ? { ...toast, isLeaving: true } : toast)));

export const closeToast = (id: string): void => leaveIf((toast) => toast.id === id);

export const removeToast = (id: string): void => change(shown.filter((toast) => toast.id !== id));

/** What a page has said goes with it. */
export const clearToasts = (): void => change([]);

/** Takes away errors of earlier tries: a new try makes them old news, and beside a success they would contradict it. */
export const dismissErrors = (): void => leaveIf(({ tone }) => tone === 'error');

/** Tells something in passing. The same words are not shown twice at once, however often a button is pressed. */
export function showToast(tone: ToastTone, text: string, action?: ToastAction): void {
  const id = `${tone} ${text}`;
  if (tone !== 'error') dismissErrors();
  if (shown.some((toast) => toast.id === id && !toast.isLeaving)) return;
  change([...shown.filter((toast) => toast.id !== id), { id, tone, text, action, isLeaving: false }]);
}
