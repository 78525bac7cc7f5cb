import { useEffect, useRef, useState } from 'react';
import type { BookCell, OpenedCell } from '../book.ts';
import type { BookActionsOf, NewGrade } from '../use-book-actions.ts';

/** A grade that was entered and is being saved, was refused, or is held until it has a reason. */
export interface Entry extends NewGrade {
  changeId: string;
  reason: string;
  /** Why it was refused; null while it is on its way. */
  refusal: string | null;
  /** Whether it waits for others, to be saved with them for one reason. */
  isHeld: boolean;
}

export interface Entries {
  of: (place: OpenedCell) => Entry | undefined;
  /** Shows a grade at once and saves it behind the user's back. */
  save: (grade: NewGrade, reason: string) => void;
  /** Shows a grade that is saved later, together with others. */
  hold: (grade: NewGrade) => void;
  /** Those that wait to be saved. */
  held: readonly Entry[];
  /** Saves what was held, all of it for one reason. */
  saveHeld: (reason: string) => Promise<void>;
  /** Forgets all that was held. */
  dropHeld: () => void;
  /** Forgets what was entered at a place, be it held or refused. */
  drop: (place: OpenedCell) => void;
  /** Forgets a refusal that was seen. */
  forget: (place: OpenedCell) => void;
}

const keyOf = ({ studentId, partId }: OpenedCell): string => `${studentId} ${partId ?? ''}`;

export const isOnItsWay = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.refusal === null && !entry.isHeld;

/** What is typed never waits: it stands in its cell, is sent in the order of typing, and a refusal is told at its cell. */
export function useEntries({ enter, enterOne }: Pick<BookActionsOf, 'enter' | 'enterOne'>): Entries {
  const [entries, setEntries] = useState<ReadonlyMap<string, Entry>>(new Map());
  const sending = useRef<Promise<unknown>>(Promise.resolve());
  const isSaving = [...entries.values()].some(isOnItsWay);

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

  /** What is entered while another grade is on its way to the same place follows that one. */
  function newEntry(grade: NewGrade, reason: string): Entry {
    const before = entries.get(keyOf(grade));
    const lastChangeId = before && isOnItsWay(before) ? before.changeId : grade.lastChangeId;
    return { ...grade, lastChangeId, changeId: crypto.randomUUID(), reason, refusal: null, isHeld: false };
  }

  function save(grade: NewGrade, reason: string): void {
    const key = keyOf(grade);
    const entry = newEntry(grade, reason);
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
  }

  const held = [...entries.values()].filter(({ isHeld }) => isHeld);

  return {
    held,
    hold: (grade) => put(keyOf(grade), { ...newEntry(grade, ''), isHeld: true }),
    dropHeld: () => held.forEach((entry) => put(keyOf(entry), null)),
    drop: (place) => put(keyOf(place), null),
    async saveHeld(reason) {
      const isSaved = await enter(held, reason);
      // Which of them is in the way is told at its cell, and the others are saved.
      for (const entry of held)
        if (isSaved) put(keyOf(entry), null);
        else save(entry, reason);
    },
    of: (place) => entries.get(keyOf(place)),
    forget: (place) => {
      if (entries.get(keyOf(place))?.refusal) put(keyOf(place), null);
    },
    save,
  };
}

/** A cell as it looks with what was entered in it; what counts again is not known before the server says it. */
export const withEntry = (cell: BookCell, entry: Entry | undefined): BookCell => {
  if (!entry || entry.refusal !== null || (entry.grade === null && entry.complete === null)) return cell;
  const { grade, complete } = entry;
  return { ...cell, grade, isEntered: true, ...('complete' in cell && { complete }) };
};
