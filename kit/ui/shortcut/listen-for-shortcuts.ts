import { completedKeys, type KeyPress } from './pressed-keys.ts';
import { shortcutsNow } from './shortcuts.ts';

const TYPED_IN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** No shortcuts while the user types or a dialog is open. */
const isBusy = (target: EventTarget | null): boolean =>
  (target instanceof Element && target.closest(TYPED_IN) !== null) ||
  document.querySelector('dialog[open], [role="menu"]') !== null;

/** Runs the offered shortcuts by the keys of the whole page. Returns what ends that. */
export function listenForShortcuts(): () => void {
  const listening = new AbortController();
  let before: KeyPress | null = null;
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || ['Shift', 'Control', 'Meta', 'Alt'].includes(event.key))
      return;
    const completed = completedKeys(event, before);
    before = isBusy(event.target) ? null : event;
    const shortcuts = shortcutsNow();
    const found = completed.map((keys) => shortcuts.find((shortcut) => shortcut.keys === keys)).find(Boolean);
    if (!found || (isBusy(event.target) && !found.keys.startsWith('mod+'))) return;
    event.preventDefault();
    before = null;
    found.run();
  };
  document.addEventListener('keydown', onKey, { signal: listening.signal });
  return () => listening.abort();
}
