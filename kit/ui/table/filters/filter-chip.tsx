import { Icon } from '../../icon/icon.tsx';
import { MenuItem } from '../../menu/menu-item.tsx';
import { Menu } from '../../menu/menu.tsx';
import { useText } from '../../text/use-text.ts';
import type { Filter } from './filter.ts';
import { OpenedFilter } from './opened-filter.tsx';
import { useShownValue } from './use-shown-value.ts';
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
  const shownValue = useShownValue();
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
        <OpenedFilter filter={filter} value={value} onChange={onChange} face={face} />
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
