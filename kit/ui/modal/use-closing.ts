import { useRef, useState, type SyntheticEvent } from 'react';
import type { Saving } from '../form/form-context.ts';

export interface Closing {
  /** For Escape, the cross and a press outside; after saving it closes without a question. */
  close: () => void;
  /** For what takes the place of what the window shows: asked about in the same way. */
  leave: (by: () => void) => void;
  noteTyping: (event: SyntheticEvent) => void;
  /** For the forms of the window: what was typed before a save that went well is not asked about. */
  noteSaving: Saving;
  /** Something was typed into a form, saved since or not. */
  isTyped: boolean;
  /** For what leads away from the whole page: a save that is under way may do that itself. */
  wouldLose: () => boolean;
  isAsking: boolean;
  stay: () => void;
  discard: () => void;
}

/** Closes a window, after a question where something was typed into a form of it and not saved since. */
export function useClosing(onClose: () => void): Closing {
  /** How often each form was typed into since it was last saved. */
  const typed = useRef(new Map<HTMLFormElement, number>());
  const saving = useRef(new Set<HTMLFormElement>());
  /** Forms that could not be saved. One that another has taken the place of since has handed it what was typed. */
  const refused = useRef(new Map<HTMLFormElement, HTMLDialogElement | null>());
  const [isTyped, setIsTyped] = useState(false);
  /** What is done once what was typed may be dropped. */
  const [asked, setAsked] = useState<{ leave: () => void } | null>(null);
  const isInAnother = (form: HTMLFormElement): boolean =>
    Boolean(refused.current.get(form)?.querySelector('form'));
  /** A form that was taken out of the window has been answered: its window shows what came of it. */
  const isUnsaved = (): boolean =>
    [...typed.current.keys()].some((form) => form.isConnected || isInAnother(form));
  const leave = (by: () => void): void => (isUnsaved() ? setAsked({ leave: by }) : by());
  return {
    close: () => leave(onClose),
    leave,
    noteTyping({ target, currentTarget }) {
      if (!(target instanceof Element)) return;
      const form = target.closest('form');
      // A window that was opened from this one asks for itself, and may be gone long before this one is closed.
      if (!form || form.closest('dialog') !== currentTarget.closest('dialog')) return;
      typed.current.set(form, (typed.current.get(form) ?? 0) + 1);
      setIsTyped(true);
    },
    noteSaving(form) {
      const before = typed.current.get(form);
      const place = form.closest('dialog');
      saving.current.add(form);
      return (isSaved) => {
        saving.current.delete(form);
        if (!isSaved) {
          refused.current.set(form, place);
          return;
        }
        for (const earlier of refused.current.keys()) if (!earlier.isConnected) typed.current.delete(earlier);
        refused.current.clear();
        // Text typed while saving is unsaved again.
        if (typed.current.get(form) === before) typed.current.delete(form);
      };
    },
    isTyped,
    wouldLose: () => saving.current.size === 0 && isUnsaved(),
    isAsking: asked !== null,
    stay: () => setAsked(null),
    discard() {
      typed.current.clear();
      setAsked(null);
      (asked?.leave ?? onClose)();
    },
  };
}
