import { useCallback } from 'react';
import { useText } from '../text/use-text.ts';
import { showToast } from './show-toast.ts';

/** Tells that something was done and offers to take it back. Better than asking before. */
export function useUndoToast(): (words: string, undo: () => void) => void {
  const text = useText();
  return useCallback(
    (words, undo) => showToast('success', words, { label: text('undo'), onAct: undo }),
    [text],
  );
}
