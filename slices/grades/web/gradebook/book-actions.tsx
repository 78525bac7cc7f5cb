import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useProblemToast } from '#kit/client/call/use-problem-toast.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { offerFile } from '#kit/ui/table/output/offer-file.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { Book } from './book.ts';
import { FinaliseDialog } from './finalise-dialog.tsx';
import { wholeGradebook } from './gradebook.graphql.generated.ts';
import { PasteDialog } from './paste-dialog.tsx';
import { rowsOfBook } from './rows-of-book.ts';
import { UnlockDialog } from './unlock-dialog.tsx';
import type { BookActionsOf } from './use-book-actions.ts';
import { useBookFile } from './use-book-file.ts';
import { WeightsDialog } from './weights-dialog.tsx';

interface BookActionsProps {
  book: Book;
  actions: BookActionsOf;
}

type Opened = 'paste' | 'weights' | 'finalise' | 'unlock';

/** Of several groups that take a course each has a file of its own. */
const fileNameOf = ({ courseCode, courseOffering: { groupName } }: Book): string =>
  `${[courseCode, groupName].filter(Boolean).join(' ')}.csv`;

/** What can be done about the whole book, by the user who may. */
export function BookActions({ book, actions }: BookActionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { parts, studentCount, isFinal, mayEnter, mayUnlock, mayWeigh, finalisations } = book;
  const close = () => setOpened(null);
  const isOpen = mayEnter && !isFinal && studentCount > 0;
  const [newest] = finalisations;
  return (
    <>
      {studentCount > 0 && <ExportBook book={book} />}
      {mayWeigh && !isFinal && parts.some(({ kind }) => kind !== 'COMPLETION') && (
        <Button onClick={() => setOpened('weights')}>
          <Text id="weighParts" />
        </Button>
      )}
      {isOpen && (
        <>
          <Button onClick={() => setOpened('paste')}>
            <Text id="pasteGrades" />
          </Button>
          <Button tone="primary" onClick={() => setOpened('finalise')}>
            <Icon name="lock" />
            <Text id="finaliseGrades" />
          </Button>
        </>
      )}
      {isFinal && mayUnlock && (
        <Button onClick={() => setOpened('unlock')}>
          <Text id="unlockGrades" />
        </Button>
      )}
      {opened === 'weights' && <WeightsDialog book={book} actions={actions} onClose={close} />}
      {opened === 'paste' && <PasteDialog book={book} actions={actions} onClose={close} />}
      {opened === 'finalise' && <FinaliseDialog book={book} onFinalise={actions.finalise} onClose={close} />}
      {opened === 'unlock' && newest && (
        <UnlockDialog onUnlock={(reason) => actions.unlock(newest._id, reason)} onClose={close} />
      )}
    </>
  );
}

/** Everybody's grades as a file, wherever the book is scrolled to. */
function ExportBook({ book }: { book: Book }) {
  const bookFile = useBookFile(book);
  const toastProblem = useProblemToast();
  const [isProcessing, setIsProcessing] = useState(false);
  async function save(): Promise<void> {
    setIsProcessing(true);
    try {
      const whole = await call(wholeGradebook, { courseOfferingId: book._id, search: '' });
      offerFile(bookFile(rowsOfBook(whole)), fileNameOf(book));
    } catch (problem) {
      toastProblem(problem);
    } finally {
      setIsProcessing(false);
    }
  }
  return (
    <Button isProcessing={isProcessing} onClick={() => void save()}>
      <Icon name="download" />
      <Text id="exportCsv" />
    </Button>
  );
}
