import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Floating } from '../floating/floating.tsx';
import { focusedFirst } from '../focus/focused-first.ts';
import { Icon } from '../icon/icon.tsx';
import { Text } from '../text/text.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion, SuggestionSource } from './suggestion.ts';
import { useSuggestionBox } from './use-suggestion-box.ts';
import styles from './combobox.module.css';

interface SuggestionBoxProps {
  label: string;
  /** What the field itself carries: its id, name, and what it hands over. */
  input: ComponentProps<'input'> & { id: string };
  source: SuggestionSource;
  opensAtOnce?: boolean;
  /** What stands in the field while nothing is being typed. */
  resting: string;
  chosen: readonly string[];
  onChoose: (suggestion: Suggestion) => void;
  onEmpty: (how: 'deleted' | 'backspace') => void;
  /** Stands before the field: what is chosen already. */
  children?: ReactNode;
}

/** A field in which one types, and the list of what fits. */
export function SuggestionBox(props: SuggestionBoxProps) {
  const { label, input, source, resting, chosen, onChoose, onEmpty, children } = props;
  const { opensAtOnce = false } = props;
  const isToOpen = useRef(opensAtOnce);
  const box = useRef<HTMLDivElement>(null);
  const state = useSuggestionBox({ source, onChoose, onEmpty });
  const { words, isOpen, active, suggestions } = state;
  const listId = `${input.id}-list`;
  return (
    <div
      ref={box}
      className={styles['box']}
      data-invalid={input['aria-invalid']}
      data-disabled={input.disabled}
    >
      {children}
      <input
        {...input}
        {...focusedFirst(opensAtOnce)}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        value={words ?? resting}
        onChange={({ currentTarget }) => state.type(currentTarget.value)}
        onClick={state.open}
        onFocus={({ currentTarget }) => {
          currentTarget.select();
          if (isToOpen.current) state.open();
          isToOpen.current = false;
        }}
        onBlur={state.close}
        onKeyDown={state.onKeyDown}
      />
      <Icon name="chevronDown" size="small" />
      <output className={styles['spoken']}>
        {isOpen && suggestions.status === 'ready' && (
          <Text id="matchCount" values={{ count: suggestions.found.length }} />
        )}
        {isOpen && suggestions.status === 'failed' && <Text id="suggestionsFailed" />}
      </output>
      {isOpen && (
        <Floating anchor={box} onDismiss={state.close}>
          <SuggestionList
            id={listId}
            label={label}
            suggestions={suggestions}
            active={active}
            chosen={chosen}
            onChoose={state.choose}
          />
        </Floating>
      )}
    </div>
  );
}
