import { useRef, useState, type ReactNode } from 'react';
import { Floating } from '../floating/floating.tsx';
import { Icon } from '../icon/icon.tsx';
import { MenuItem } from '../menu/menu-item.tsx';
import { Menu } from '../menu/menu.tsx';
import { useText } from '../text/use-text.ts';
import { shownValue, type Filter } from './filter.ts';
import { WordsFilterForm } from './words-filter-form.tsx';
import styles from './filter-bar.module.css';

interface FilterChipProps {
  filter: Filter;
  /** Empty while nothing is filtered by it. */
  value: string;
  onChange: (value: string) => void;
}

/** One way to narrow a list: a button that opens the choice, and a cross that takes it away again. */
export function FilterChip({ filter, value, onChange }: FilterChipProps) {
  const text = useText();
  const isSet = value !== '';
  const face = (
    <>
      {filter.label}{' '}
      {isSet ? (
        <span className={styles['value']}>{shownValue(filter, value)}</span>
      ) : (
        <Icon name="chevronDown" />
      )}
    </>
  );
  return (
    <span className={styles['chip']} data-set={isSet}>
      {filter.kind === 'choice' ? (
        <Menu
          label={filter.label}
          align="start"
          renderButton={(links) => (
            <button type="button" className={styles['face']} {...links}>
              {face}
            </button>
          )}
        >
          {filter.options.map((option) => (
            <MenuItem
              key={option.value}
              {...(option.value === value && { icon: 'check' })}
              action={() => onChange(option.value)}
            >
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      ) : (
        <WordsFilter label={filter.label} value={value} onChange={onChange} face={face} />
      )}
      {isSet && (
        <button
          type="button"
          className={styles['remove']}
          aria-label={text('removeNamed', { name: filter.label })}
          onClick={() => onChange('')}
        >
          <Icon name="close" />
        </button>
      )}
    </span>
  );
}

interface WordsFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  face: ReactNode;
}

function WordsFilter({ label, value, onChange, face }: WordsFilterProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function close(): void {
    setIsOpen(false);
    anchor.current?.focus();
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
          <WordsFilterForm
            label={label}
            value={value}
            onApply={(words) => {
              onChange(words);
              close();
            }}
          />
        </Floating>
      )}
    </>
  );
}
