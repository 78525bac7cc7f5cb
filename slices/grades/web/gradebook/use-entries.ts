import { useEffect, useRef, useState } from 'react';
import type { BookCell, OpenedPlace } from './book.ts';
import type { BookActionsOf, NewGrade } from './use-book-actions.ts';

/** A grade that was entered and is being saved, or was refused. */
export interface Entry extends NewGrade {
  changeId: string;
  reason: string;
  /** Why it was refused; null while it is on its way. */
  refusal: string | null;
}

export interface Entries {
  of: (place: OpenedPlace) => Entry | undefined;
  /** Shows a grade at once and saves it behind the user's back. */
  save: (grade: NewGrade, reason: string) => void;
  /** Forgets a refusal that was seen. */
  forget: (place: OpenedPlace) => void;
}

const keyOf = ({ studentId, partId }: OpenedPlace): string => `${studentId} ${partId ?? ''}`;

/** What is typed never waits: it stands in its cell, is sent in the order of typing, and a refusal is told at its cell. */
export function useEntries({ enterOne }: Pick<BookActionsOf, 'enterOne'>): Entries {
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = [...entries.values()].some(({ refusal }) => refusal === null);

  useEffect(
    function warnBeforeThePageIsClosed() {
      if (!isSaving) return;
      const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [isSaving],
  );

  const put = (key: string, entry: Entry | null): void =>
    setEntries((now) => {
      const next = new Map(now);
      if (entry) next.set(key, entry);
      else next.delete(key);
      return next;
    });

  return {
    of: (place) => entries.get(keyOf(place)),
    forget: (place) => {
      if (entries.get(keyOf(place))?.refusal) put(keyOf(place), null);
    },
    save: (grade, reason) => {
      const key = keyOf(grade);
      const before = entries.get(key);
      // What follows one that is still on its way follows that one.
      const lastChangeId = before?.refusal === null ? before.changeId : grade.lastChangeId;
      const entry: Entry = { ...grade, lastChangeId, changeId: crypto.randomUUID(), reason, refusal: null };
      put(key, entry);
      sending.current = sending.current.then(async () => {
        const refusal = await enterOne(entry, reason);
        setEntries((now) => {
          if (now.get(key)?.changeId !== entry.changeId) return now;
          const next = new Map(now);
          if (refusal === null) next.delete(key);
          else next.set(key, { ...entry, refusal });
          return next;
        });
      });
    },
  };
}

/** A cell as it looks with what was entered in it; what counts again is not known before the server says it. */
export const withEntry = (cell: BookCell, entry: Entry | undefined): BookCell => {
  if (!entry || entry.refusal !== null || (entry.grade === null && entry.complete === null)) return cell;
  const { grade, complete } = entry;
  return { ...cell, grade, isEntered: true, ...('complete' in cell && { complete }) };
};
