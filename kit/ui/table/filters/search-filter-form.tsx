import { useEffect, useRef } from 'react';
import { Combobox } from '../../combobox/combobox.tsx';
import type { SuggestionSource } from '../../combobox/suggestion.ts';
import styles from './filter-bar.module.css';

interface SearchFilterFormProps {
  name: string;
  label: string;
  source: SuggestionSource;
  onApply: (value: string) => void;
}

/** Finds what to filter by among more than a menu could show. Choosing applies it. */
export function SearchFilterForm({ name, label, source, onApply }: SearchFilterFormProps) {
  const box = useRef<HTMLDivElement>(null);

  // Not before the layout: what does not float yet cannot take the focus. A click shows what there is.
  useEffect(function enter() {
    const input = box.current?.querySelector('input');
    input?.focus();
    input?.click();
  }, []);

  return (
    <div ref={box} className={styles['form']}>
      <Combobox
        name={name}
        label={label}
        source={source}
        onChoose={(chosen) => chosen && onApply(chosen.value)}
      />
    </div>
  );
}
