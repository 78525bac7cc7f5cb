import type { KeyboardEvent } from 'react';

/** In a field with text Ctrl+Z takes back what was typed, not what was marked. */
export function keepOwnUndo(event: KeyboardEvent<HTMLInputElement>): void {
  const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
  if (isUndo && event.currentTarget.value !== '') event.stopPropagation();
}
