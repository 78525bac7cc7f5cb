import { completedKeys, type KeyPress } from './pressed-keys.ts';
import { shortcutsNow, type Shortcut } from './shortcuts.ts';

const TYPED_IN =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable]:not([contenteditable="false"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED_IN) !== null;

const openDialogs = (): number => document.querySelectorAll('dialog[open], [role="menu"]').length;

/** The arrows lead from one choice to the next before they do anything else. */
const isChoosing = (keys: string, target: EventTarget | null): boolean =>
  keys.startsWith('arrow') && target instanceof Element && target.matches('input[type="radio"]');

/** Enter presses what has the focus, where that can be pressed, before it does anything else. */
const isPressing = (keys: string, target: EventTarget | null): boolean =>
  keys === 'enter' &&
  target instanceof Element &&
  target.closest('a, button, summary, [role="option"]') !== null;

/** While the user types only shortcuts with Ctrl or Cmd; in a window these and its own. */
function mayRun({ keys, isOfDialog = false }: Shortcut, target: EventTarget | null): boolean {
  const isWithCtrl = keys.startsWith('mod+');
  const isReached = isOfDialog ? openDialogs() === 1 : isWithCtrl || openDialogs() === 0;
  return (
    isReached && (isWithCtrl || !(isTyping(target) || isChoosing(keys, target) || isPressing(keys, target)))
  );
}

/** Runs the offered shortcuts by the keys of the whole page. Returns what ends that. */
export function listenForShortcuts(): () => void {
  const listening = new AbortController();
  let before: KeyPress | null = null;
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key))
      return;
    const completed = completedKeys(event, before);
    before = isTyping(event.target) || openDialogs() > 0 ? null : event;
    const shortcuts = shortcutsNow();
    const found = completed
      .map((keys) => shortcuts.find((shortcut) => shortcut.keys === keys && mayRun(shortcut, event.target)))
      .find(Boolean);
    if (!found) return;
    event.preventDefault();
    before = null;
    found.run();
  };
  document.addEventListener('keydown', onKey, { signal: listening.signal });
  return () => listening.abort();
}
