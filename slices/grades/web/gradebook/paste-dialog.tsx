import { useMemo, useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { REASON_MAX } from '#slices/grades/rules/entered-grade.ts';
import type { Book } from './book.ts';
import { wholeGradebook, type WholeGradebookQuery } from './gradebook.graphql.generated.ts';
import styles from './grade-dialogs.module.css';
import { rowsOfBook } from './rows-of-book.ts';
import type { BookActionsOf } from './use-book-actions.ts';
import { usePastedGrades } from './use-pasted-grades.ts';

interface PasteDialogProps {
  book: Book;
  actions: BookActionsOf;
  onClose: () => void;
}

/** As many refused cells as a user looks through. */
const MAX_SHOWN = 20;

/** Cells of a spreadsheet, with what they will change and what is left out and why, before anything is changed. */
export function PasteDialog(props: PasteDialogProps) {
  const { book, onClose } = props;
  // Everybody's, as cells are told apart from what is there already.
  const answer = useQuery(wholeGradebook, { courseOfferingId: book._id, search: '' }, { fresh: true });
  return (
    <Modal isOpen title={<Text id="pasteGrades" />} onClose={onClose}>
      <p className={styles['lead']}>
        <Text id="pasteLead" />
      </p>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={2} />}>
        {(whole) => <PasteForm {...props} whole={whole} />}
      </DataView>
    </Modal>
  );
}

function PasteForm({ book, whole, actions, onClose }: PasteDialogProps & { whole: WholeGradebookQuery }) {
  const text = useText();
  const [cells, setCells] = useState('');
  const rows = useMemo(() => rowsOfBook(whole), [whole]);
  const read = usePastedGrades(book, rows);
  const { grades, refused } = useMemo(() => read(cells), [read, cells]);
  return (
    <Form<'cells' | 'reason'>
      id="pasteGrades"
      submitLabel={text('pasteGrades')}
      onSubmit={async ({ reason }) => {
        const isEntered = grades.length > 0 && (await actions.enter(grades, reason));
        if (isEntered) onClose();
        return isEntered;
      }}
    >
      <TextArea
        name="cells"
        label={text('pasteField')}
        rows={5}
        required
        onInput={(event) => setCells(event.currentTarget.value)}
      />
      <div aria-live="polite" className={styles['found']}>
        {cells.trim() !== '' && (
          <Note tone={grades.length > 0 ? 'info' : 'warning'}>
            <Text id="pasteFound" values={{ count: grades.length }} />
          </Note>
        )}
        {refused.length > 0 && (
          <>
            <p>
              <Text id="pasteRefused" values={{ count: refused.length }} />
            </p>
            <ul>
              {refused.slice(0, MAX_SHOWN).map(({ student, column, said, problem }) => (
                <li key={[student, column].join(' ')}>
                  {[student, column, said].join(' · ')}: <Text id="pasteProblem" values={{ problem }} />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <TextArea
        name="reason"
        label={text('enterReason')}
        help={text('enterReasonHelp')}
        rows={2}
        required
        maxLength={REASON_MAX}
      />
    </Form>
  );
}
