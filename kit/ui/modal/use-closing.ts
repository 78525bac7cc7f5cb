import { useRef, useState, type SyntheticEvent } from 'react';

export interface Closing {
  /** For Escape, the cross and a press beside the window; whoever saved closes it without a question. */
  close: () => void;
  noteTyping: (event: SyntheticEvent) => void;
  isAsking: boolean;
  stay: () => void;
  discard: () => void;
}

/** Closes a window, after a question where something was typed into a form of it. */
export function useClosing(onClose: () => void): Closing {
  const isTyped = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isTyped.current ? setIsAsking(true) : onClose()),
    noteTyping: ({ target }) => {
      if (target instanceof Element && target.closest('form')) isTyped.current = true;
    },
    isAsking,
    stay: () => setIsAsking(false),
    discard: onClose,
  };
}
