import { useCallback } from 'react';
import { useText } from '../text/use-text.ts';
import { showToast } from './show-toast.ts';

/** Tells that something was done and offers to take it back. Better than asking before. */
export function useUndoToast(): (text: string, undo: () => void) => void {
  const text = useText();
  return useCallback(
    (label, undo) => showToast('success', label, { label: text('undo'), onAct: undo }),
    [text],
  );
}
