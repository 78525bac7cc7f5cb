import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Badge } from '../badge/badge.tsx';
import { Link } from '../link/link.tsx';
import { useMayOpen } from '../link/may-open.ts';
import styles from './tabs.module.css';

export interface PageLink {
  to: string;
  label: string;
  /** How many things wait there for the reader. */
  count?: number;
}

interface PageLinksProps {
  /** The name of the row, read aloud. */
  label: string;
  links: readonly PageLink[];
}

/** The pages of one area, as tabs are the sides of one page. Those that the reader may not open are left out. */
export function PageLinks({ label, links }: PageLinksProps) {
  const mayOpen = useMayOpen();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);
  const open = links.filter(({ to }) => mayOpen(to));
  // The nearest above: one's own ministries stand under all of them.
  const current = open
    .filter(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
    .toSorted((one, other) => other.to.length - one.to.length)[0]?.to;
  useLayoutEffect(
    function showWhereOneIs() {
      const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
      if (strip.current && link)
        strip.current.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - strip.current.clientWidth / 2;
    },
    [current, open.length],
  );
  return (
    <nav ref={strip} className={styles['tabs']} aria-label={label}>
      {open.map(({ to, label: name, count = 0 }) => (
        <Link
          key={to}
          to={to}
          className={styles['tab'] ?? ''}
          aria-current={to === current ? 'page' : undefined}
        >
          {name}
          {count > 0 && <Badge count={count} tone="brand" />}
        </Link>
      ))}
    </nav>
  );
}
