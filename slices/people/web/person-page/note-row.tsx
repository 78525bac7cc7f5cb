import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OneNoteFragment } from './person-page.graphql.generated.ts';
import styles from '../users.module.css';

interface NoteRowProps {
  note: OneNoteFragment;
  /** Null for a note that somebody else wrote. */
  onRemove: (() => void) | null;
}

/** One note, with who wrote it and when. */
export function NoteRow({ note, onRemove }: NoteRowProps) {
  const text = useText();
  return (
    <li>
      <Card>
        <div className={styles['noteHead']}>
          <span>
            <b>{note.createdByName}</b> <Moment at={note.createdAt} />
          </span>
          {onRemove && <IconButton icon="trash" size="small" label={text('removeNote')} onClick={onRemove} />}
        </div>
        <p className={styles['noteBody']}>{note.body}</p>
      </Card>
    </li>
  );
}
