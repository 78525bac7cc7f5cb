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

/** What can be done about the message while it is there, such as Undo. */
export interface ToastAction {
  label: string;
  onAct: () => void;
}

/** Tells something in passing. The same words are not shown twice at once, however often a button is pressed. */
export function showToast(tone: ToastTone, words: string, action?: ToastAction): void {
  const toastId = `${tone} ${words}`;
  if (tone === 'error') shownErrors.add(toastId);
  else dismissErrors();
  toast(action ? () => <WordsWithAction words={words} {...action} /> : words, {
    type: tone,
    toastId,
    icon: <Icon name={ICONS[tone]} />,
  });
}

function WordsWithAction({ words, label, onAct }: ToastAction & { words: string }) {
  return (
    <>
      <span>{words}</span>
      {/* The press goes on to the toast, which closes by it. */}
      <button type="button" className="toast-action" onClick={onAct}>
        {label}
      </button>
    </>
  );
}
