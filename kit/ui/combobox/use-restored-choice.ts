import { useEffect, useRef, useState, type RefObject } from 'react';
import { CHOICE_RESTORED } from '../form/typed-values.ts';
import type { Suggestion } from './suggestion.ts';

interface RestoredChoice {
  ref: RefObject<HTMLInputElement | null>;
  'data-chosen': string;
  'data-chosen-first': string;
}

/** Lets the form keep what was chosen, words and all, when the page has to be left, and hears of it afterwards. */
export function useRestoredChoice(
  chosen: readonly Suggestion[],
  onRestore: (chosen: readonly Suggestion[]) => void,
): RestoredChoice {
  const ref = useRef<HTMLInputElement>(null);
  const [first] = useState(() => JSON.stringify(chosen));

  useEffect(function hearWhatWasChosenBefore() {
    const input = ref.current;
    const restore = (event: Event): void => onRestore((event as CustomEvent<readonly Suggestion[]>).detail);
    input?.addEventListener(CHOICE_RESTORED, restore);
    return () => input?.removeEventListener(CHOICE_RESTORED, restore);
  });

  return { ref, 'data-chosen': JSON.stringify(chosen), 'data-chosen-first': first };
}
