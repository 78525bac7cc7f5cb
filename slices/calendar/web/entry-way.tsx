import type { ReactNode } from 'react';
import { Link } from '#kit/ui/link/link.tsx';
import type { PlacedEntry } from './placed-entry.ts';

interface EntryWayProps {
  entry: PlacedEntry;
  /** Tells about an entry that has no screen of its own; without it such an entry stands for itself. */
  onOpen: ((entry: PlacedEntry) => void) | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** What an entry leads to: its page at Google, its screen here, or a window that tells about it. */
export function EntryWay({ entry, onOpen, className, children }: EntryWayProps) {
  const { path, url } = entry;
  const look = { className, 'data-done': entry.isDone || undefined };
  if (url !== null)
    return (
      <a href={url} target="_blank" rel="noreferrer" {...look}>
        {children}
      </a>
    );
  // An event of the college has the calendar itself as its screen.
  if (path !== null && !(onOpen && path.startsWith('/calendar')))
    return (
      <Link to={path} {...look}>
        {children}
      </Link>
    );
  if (!onOpen) return <span {...look}>{children}</span>;
  return (
    <button type="button" aria-haspopup="dialog" onClick={() => onOpen(entry)} {...look}>
      {children}
    </button>
  );
}
