import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { Key } from '../../key/key.tsx';
import { useShortcuts } from '../../shortcut/shortcuts.ts';
import { useText } from '../../text/use-text.ts';
import { awaitRows, enterRows } from '../enter-rows.ts';
import styles from './filter-bar.module.css';

/** Letters that follow each other faster than this are asked for together. */
export const SEARCH_AFTER_MS = 250;

interface SearchBoxProps {
  /** What can be searched for, such as "Search name or email". */
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** Searches as one types. The slash key leads here from anywhere on the screen. */
export function SearchBox({ label, search, onSearch }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useText();
  const [typed, setTyped] = useState<string | null>(null);
  useShortcuts([
    { keys: '/', label: 'searchThisList', group: 'thisScreen', run: () => input.current?.focus() },
    // The field hears it itself; here it is only told of.
    { keys: 'down', label: 'enterRows', group: 'thisScreen', run: () => {} },
  ]);
  // Once the address says the same, it alone is asked: so the back button reaches the box too.
  if (typed === search) setTyped(null);
  const ask = useEffectEvent(onSearch);
  useEffect(
    function askWhenTypingPauses() {
      if (typed === null) return;
      const timer = setTimeout(() => ask(typed), SEARCH_AFTER_MS);
      // A link pressed meanwhile wins: the typed search must not navigate back.
      const giveUp = ({ target }: MouseEvent): void => {
        if (target instanceof Element && target.closest('a[href]')) clearTimeout(timer);
      };
      document.addEventListener('click', giveUp, { capture: true });
      return () => {
        clearTimeout(timer);
        document.removeEventListener('click', giveUp, { capture: true });
      };
    },
    [typed],
  );

  /** The rows that are meant are those of the words as they stand, which may still have to be asked for. */
  function goIntoRows(field: HTMLInputElement): void {
    if (typed === null) return enterRows(field);
    awaitRows({ search: typed });
    onSearch(typed);
  }

  return (
    <div className={styles['search']}>
      <Icon name="search" size="small" />
      <input
        ref={input}
        type="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={typed ?? search}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && typed !== null) onSearch(typed);
          if (event.key === 'ArrowDown' && !event.nativeEvent.isComposing) {
            event.preventDefault();
            goIntoRows(event.currentTarget);
          }
        }}
      />
      <span className={styles['key']} title={text('searchThisList')}>
        <Key keys={['/']} />
      </span>
    </div>
  );
}
