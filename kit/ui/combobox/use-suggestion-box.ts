import { useState, type KeyboardEvent } from 'react';
import type { Suggestion, SuggestionSource } from './suggestion.ts';
import { useSuggestions } from './use-suggestions.ts';

interface SuggestionBoxState {
  source: SuggestionSource;
  onChoose: (suggestion: Suggestion) => void;
  /** What was typed has been deleted, or Backspace was pressed where nothing was typed. */
  onEmpty: (how: 'deleted' | 'backspace') => void;
}

/** What is typed, whether the list is open, and which of its lines the arrows have come to. */
export function useSuggestionBox({ source, onChoose, onEmpty }: SuggestionBoxState) {
  const [words, setTexts] = useState<string | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const suggestions = useSuggestions(source, words ?? '', isOpen);
  const { found, status, refetch } = suggestions;
  const active = isOpen ? Math.min(place, found.length - 1) : -1;

  function open(): void {
    setIsOpen(true);
    setPlace(0);
  }

  function close(): void {
    setIsOpen(false);
    setTexts(null);
  }

  function choose(suggestion: Suggestion): void {
    onChoose(suggestion);
    close();
  }

  function type(typed: string): void {
    setTexts(typed);
    if (typed === '') onEmpty('deleted');
    open();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { key } = event;
    const chosen = found[active];
    if (key === 'Backspace' && event.currentTarget.value === '') return onEmpty('backspace');
    // Enter ends the composition of a character (IME).
    if (key === 'Enter' && isOpen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (status === 'failed') return refetch();
      // What stands there still fits the words before these, so nobody has seen what they would choose.
      return status === 'ready' && chosen ? choose(chosen) : undefined;
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    if (event.altKey) return key === 'ArrowDown' ? open() : close();
    if (!isOpen) return open();
    const step = key === 'ArrowDown' ? 1 : -1;
    setPlace((active + step + found.length) % Math.max(1, found.length));
  }

  return { words, isOpen, active, suggestions, open, close, choose, type, onKeyDown };
}
