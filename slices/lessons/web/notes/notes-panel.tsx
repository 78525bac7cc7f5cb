import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { SavedChip } from '#kit/ui/saved-chip/saved-chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { lessonNote } from '../../rules/watching/note.ts';
import { clock } from '../../rules/watching/playback.ts';
import styles from '../lesson-panel.module.css';
import type { Notes } from './use-notes.ts';

interface NotesPanelProps {
  notes: Notes;
  second: number;
  onSeek: (second: number) => void;
  isReadOnly?: boolean;
}

export function NotesPanel({ notes, second, onSeek, isReadOnly = false }: NotesPanelProps) {
  const text = useText();
  const [begun, setBegun] = useState<string | null>(null);
  return (
    <>
      <div className={styles['scroller']}>
        {notes.notes.length === 0 && (
          <p className={styles['quiet']}>
            <Text id="noLessonNotes" />
          </p>
        )}
        <ul className={styles['notes']}>
          {notes.notes.map(({ _id, atSecond, body }) => (
            <li key={_id}>
              <div className={styles['noteHead']}>
                <button type="button" className={styles['stamp']} onClick={() => onSeek(atSecond)}>
                  {clock(atSecond)}
                </button>
                {!isReadOnly && (
                  <IconButton
                    icon="trash"
                    size="small"
                    label={text('deleteNoteAt', { place: clock(atSecond) })}
                    onClick={() => notes.remove(_id)}
                  />
                )}
              </div>
              <textarea
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- The person who begins a note wants to write it.
                autoFocus={_id === begun}
                rows={3}
                maxLength={lessonNote.body.max}
                readOnly={isReadOnly}
                aria-label={text('noteAt', { place: clock(atSecond) })}
                value={body}
                onChange={({ currentTarget }) => notes.write(_id, currentTarget.value)}
              />
            </li>
          ))}
        </ul>
      </div>
      {!isReadOnly && (
        <div className={styles['panelFoot']}>
          <Button onClick={() => setBegun(notes.add(second))}>
            <Icon name="plus" />
            <Text id="addNoteAt" values={{ place: clock(second) }} />
          </Button>
          {notes.saved && <SavedChip state={notes.saved} />}
        </div>
      )}
    </>
  );
}
