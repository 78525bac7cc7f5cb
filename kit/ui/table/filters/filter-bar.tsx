import type { ReactNode } from 'react';
import { Button } from '../../button/button.tsx';
import { Text } from '../../text/text.tsx';
import { FilterChip } from './filter-chip.tsx';
import type { Filter } from './filter.ts';
import { isNarrowed, widened } from '../list-params.ts';
import { SearchBox } from './search-box.tsx';
import type { List } from '../use-list.ts';
import styles from './filter-bar.module.css';

interface FilterBarProps {
  list: List;
  /** What can be searched for; a list without it has no search. */
  searchLabel?: string;
  filters?: readonly Filter[];
  /** At the right end: export and other actions on the whole list. */
  children?: ReactNode;
}

/** Stands above a list and narrows it. Everything chosen here lives in the address. */
export function FilterBar({ list, searchLabel, filters = [], children }: FilterBarProps) {
  const { params, ask } = list;

  function set(name: string, value: string): void {
    const { [name]: _, ...others } = params.filters;
    ask({ filters: value === '' ? others : { ...others, [name]: value } });
  }

  return (
    <div className={styles['bar']}>
      {searchLabel && (
        <SearchBox
          label={searchLabel}
          search={params.search}
          onSearch={(search) => {
            if (search !== params.search) ask({ search });
          }}
        />
      )}
      {filters.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={params.filters[filter.name] ?? ''}
          onChange={(value) => set(filter.name, value)}
        />
      ))}
      {isNarrowed(params, list.sides) && (
        <Button tone="quiet" onClick={() => ask(widened(params, list.sides))}>
          <Text id="clearFilters" />
        </Button>
      )}
      {children && <div className={styles['end']}>{children}</div>}
    </div>
  );
}
