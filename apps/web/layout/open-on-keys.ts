import type { KeyboardEvent } from 'react';

const LEADING_ON = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'];

/** Arrows and letters choose in a closed list where the system does not open it by them; Alt and such mean other things. */
const wouldChoose = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  !altKey && !ctrlKey && !metaKey && (LEADING_ON.includes(key) || key.length === 1);

/**
 * Opens a closed drop-down list by the keys that would choose in it unseen. In the open list they only lead from one
 * to the next, so that a choice which takes effect at once is made by Enter alone. A browser that cannot open a list,
 * or say whether one is open, does as it always does.
 */
export function openOnKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const list = event.currentTarget;
  if (!wouldChoose(event) || !('showPicker' in list) || !CSS.supports('selector(:open)')) return;
  if (list.matches(':open')) return;
  event.preventDefault();
  list.showPicker();
}
