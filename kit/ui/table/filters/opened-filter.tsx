import { useRef, useState, type ReactNode } from 'react';
import { Floating } from '../../floating/floating.tsx';
import { DaysFilterForm } from './days-filter-form.tsx';
import type { Filter } from './filter.ts';
import { SearchFilterForm } from './search-filter-form.tsx';
import { TextFilterForm } from './text-filter-form.tsx';
import styles from './filter-bar.module.css';

interface OpenedFilterProps {
  filter: Exclude<Filter, { kind: 'choice' }>;
  value: string;
  onChange: (value: string) => void;
  face: ReactNode;
}

/** A filter that is set by a small form under its button. */
export function OpenedFilter({ filter, value, onChange, face }: OpenedFilterProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function close(): void {
    setIsOpen(false);
    anchor.current?.focus();
  }

  function apply(next: string): void {
    onChange(next);
    close();
  }

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={styles['face']}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {face}
      </button>
      {isOpen && (
        <Floating anchor={anchor} onDismiss={close}>
          {filter.kind === 'days' && <DaysFilterForm {...filter} value={value} onApply={apply} />}
          {filter.kind === 'search' && <SearchFilterForm {...filter} onApply={apply} />}
          {filter.kind === 'words' && <TextFilterForm label={filter.label} value={value} onApply={apply} />}
        </Floating>
      )}
    </>
  );
}
