import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useSignedInUser } from '#kit/client/session/session.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { personNote } from '#slices/people/rules/note.ts';
import {
  personNotes,
  removePersonNote,
  writePersonNote,
  type OneNoteFragment,
} from './person-page.graphql.generated.ts';
import styles from '../users.module.css';

/** What the admins of a campus write about a user for each other. The person never reads it. */
export function NotesPanel({ userId }: { userId: string }) {
  const text = useText();
  const undoToast = useUndoToast();
  const { mutate } = useMutation({ stale: [personNotes] });
  const reader = useSignedInUser();
  const answer = useQuery(personNotes, { userId });
  // The id is made with the empty field, so that what is sent twice is written once.
  const [newId, setNewId] = useState<string>(() => crypto.randomUUID());

  async function write({ body }: { body: string }): Promise<void> {
    if (await mutate(writePersonNote, { noteId: newId, userId, body })) setNewId(crypto.randomUUID());
  }

  async function remove(noteId: string, isRemoved: boolean): Promise<void> {
    if (!(await mutate(removePersonNote, { noteId, isRemoved }))) return;
    undoToast(text(isRemoved ? 'noteRemoved' : 'noteRestored'), () => void remove(noteId, !isRemoved));
  }

  return (
    <div className={styles['cards']}>
      <Card title={<Text id="newNote" />}>
        <FieldsForm key={newId} id="note" fields={personNote} onSubmit={write}>
          {({ control }) => (
            <TextArea {...control('body')} label={text('noteBody')} help={text('noteHelp')} />
          )}
        </FieldsForm>
      </Card>
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />} empty={<NoNotes />}>
        {({ personNotes: notes }) => (
          <ul className={styles['notes']}>
            {notes.map((note) => (
              <NoteRow
                key={note._id}
                note={note}
                onRemove={note.createdBy === reader._id ? () => void remove(note._id, true) : null}
              />
            ))}
          </ul>
        )}
      </DataView>
    </div>
  );
}

const NoNotes = () => (
  <Note>
    <Text id="noNotes" />
  </Note>
);

function NoteRow({ note, onRemove }: { note: OneNoteFragment; onRemove: (() => void) | null }) {
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
