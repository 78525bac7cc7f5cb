import { toast } from 'react-toastify/unstyled';
import { Icon, type IconName } from '../icon/icon.tsx';

export type ToastTone = 'success' | 'info' | 'error';

const ICONS: Record<ToastTone, IconName> = { success: 'check', info: 'info', error: 'alert' };

/** Tells something in passing. The same words are not shown twice at once, however often a button is pressed. */
export function showToast(tone: ToastTone, words: string): void {
  toast(words, { type: tone, toastId: `${tone} ${words}`, icon: <Icon name={ICONS[tone]} /> });
}
