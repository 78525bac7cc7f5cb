import { useRef, useState } from 'react';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { KeptSessionFragment } from './timetable.graphql.generated.ts';
import styles from './timetable.module.css';

type Clash = KeptSessionFragment['clashes'][number];

interface ClashesProps {
  clashes: readonly Clash[];
  /** What is shared with the other class; all of it where this is not said. */
  kind?: Clash['kind'];
}

/** What a class cannot be held beside, each other class named once. */
export function Clashes({ clashes, kind }: ClashesProps) {
  const text = useText();
  const words = clashes
    .filter((clash) => kind === undefined || clash.kind === kind)
    .map((clash) => {
      const other = [clash.groupName, clash.courseName].filter(Boolean).join(' · ');
      if (clash.groupName === null) return text('clashOfBusyTeacher');
      if (clash.kind === 'TEACHER') return text('clashOfTeacher', { group: other });
      if (clash.kind === 'ROOM') return text('clashOfRoom', { group: other });
      return clash.courseName
        ? text('clashOfGroupNamed', { course: clash.courseName })
        : text('clashOfGroup');
    });
  return [...new Set(words)].map((told) => (
    <span key={told} className={styles['clash']}>
      {told}
    </span>
  ));
}

interface Clashing {
  version: number;
  clashes: readonly Clash[];
}

/** A form that saves what clashes stays open with that, told beside its fields; saved unchanged, it closes. */
export function useStayingForm<Stored extends Clashing>(stored: Stored | null, onClose: () => void) {
  const [shown, setShown] = useState(stored);
  const clashing = useRef<Stored | null>(null);
  return {
    shown,
    clashes: shown?.clashes ?? [],
    isSaved: shown !== stored,
    noteSaved(saved: Stored): void {
      const isNews = saved.clashes.length > 0 && saved.version !== shown?.version;
      clashing.current = isNews ? saved : null;
    },
    close(): void {
      if (!clashing.current) return onClose();
      setShown(clashing.current);
      clashing.current = null;
    },
  };
}

/** Says over the fields that all is saved, and that something is in the way. */
export function SavedWithClashes({ clashes }: { clashes: readonly Clash[] }) {
  const count = new Set(clashes.map(({ _id }) => _id)).size;
  const group = clashes.find(({ groupName }) => groupName !== null)?.groupName ?? null;
  return (
    <Note tone="warning">
      {group === null ? (
        <Text id="meetingClashesElsewhere" values={{ count }} />
      ) : (
        <Text id="meetingClashes" values={{ count, group }} />
      )}
    </Note>
  );
}
