import { useRef } from 'react';
import { NavLink } from 'react-router';
import { Text } from '#kit/ui/text/text.tsx';
import type { MenuEntry } from '../../site-map/menus.ts';
import styles from './bar.module.css';
import { EntriesMenu } from './entries-menu.tsx';
import { useFittingCount } from './use-fitting-count.ts';

interface BarEntriesProps {
  entries: readonly MenuEntry[];
}

/** The entries of the bar side by side, as many as there is room for; the others drop down from "More". */
export function BarEntries({ entries }: BarEntriesProps) {
  const bar = useRef<HTMLDivElement>(null);
  const fitting = useFittingCount(bar);
  return (
    <>
      <div ref={bar} className={styles['entries']}>
        {entries.map(({ path, label }, index) => (
          <NavLink key={path} to={path} className={styles['entry'] ?? ''} data-fits={index < fitting}>
            <Text id={label} />
          </NavLink>
        ))}
      </div>
      <EntriesMenu label="menuMore" entries={entries.slice(fitting)} />
    </>
  );
}
