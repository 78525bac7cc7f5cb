/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus --
   No native list can show what a server suggests; the focus stays in the field, which also hears the keys. */
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Text } from '../text/text.tsx';
import type { Suggestion } from './suggestion.ts';
import type { Suggestions } from './use-suggestions.ts';
import styles from './combobox.module.css';

interface SuggestionListProps {
  id: string;
  label: string;
  suggestions: Suggestions;
  /** The line the arrows have come to. */
  active: number;
  chosen: readonly string[];
  onChoose: (suggestion: Suggestion) => void;
}

/** The lines under a combobox. The focus stays in the field; the active line is told by its id. */
export function SuggestionList({ id, label, suggestions, active, chosen, onChoose }: SuggestionListProps) {
  const list = useRef<HTMLDivElement>(null);
  const { found, status, refetch } = suggestions;
  useEffect(
    function keepTheActiveLineInSight() {
      list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    },
    [active],
  );
  return (
    <div className={styles['sheet']}>
      <div ref={list} id={id} role="listbox" aria-label={label} aria-busy={status === 'searching'}>
        {found.map((suggestion, index) => (
          <div
            key={suggestion.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(suggestion.value)}
            data-active={index === active}
            className={styles['option']}
            // The field must not lose the focus by a press in its list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <span>{suggestion.label}</span>
            <span className={styles['aside']}>{suggestion.aside}</span>
            {chosen.includes(suggestion.value) && <Icon name="check" size="small" />}
          </div>
        ))}
      </div>
      {status === 'searching' && found.length === 0 && (
        <p className={styles['hint']}>
          <Spinner size="small" />
        </p>
      )}
      {status === 'ready' && found.length === 0 && (
        <p className={styles['hint']}>
          <Text id="noMatches" />
        </p>
      )}
      {status === 'failed' && (
        <p className={styles['hint']}>
          <Text id="suggestionsFailed" />
          <button
            type="button"
            className={styles['again']}
            onMouseDown={(event) => event.preventDefault()}
            onClick={refetch}
          >
            <Text id="tryAgain" />
          </button>
        </p>
      )}
    </div>
  );
}
