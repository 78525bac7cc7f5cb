import { toast } from 'react-toastify/unstyled';
import { Icon, type IconName } from '../icon/icon.tsx';

export type ToastTone = 'success' | 'info' | 'error';

const ICONS: Record<ToastTone, IconName> = { success: 'check', info: 'info', error: 'alert' };

const shownErrors = new Set<string>();

/** Takes away errors of earlier tries: a new try makes them old news, and beside a success they would contradict it. */
export function dismissErrors(): void {
  for (const toastId of shownErrors) toast.dismiss(toastId);
  shownErrors.clear();
}

/** Tells something in passing. The same words are not shown twice at once, however often a button is pressed. */
export function showToast(tone: ToastTone, words: string): void {
  const toastId = `${tone} ${words}`;
  if (tone === 'error') shownErrors.add(toastId);
  else dismissErrors();
  toast(words, { type: tone, toastId, icon: <Icon name={ICONS[tone]} /> });
}
