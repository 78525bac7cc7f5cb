import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { offerFile } from '#kit/ui/table/output/offer-file.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { Book } from './book.ts';
import { FinaliseDialog } from './finalise-dialog.tsx';
import { PasteDialog } from './paste-dialog.tsx';
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
const fileNameOf = ({ courseOffering: { course, groupName } }: Book): string =>
  `${[course?.code, groupName].filter(Boolean).join(' ')}.csv`;

/** What can be done about the whole book, by the user who may. */
export function BookActions({ book, actions }: BookActionsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const bookFile = useBookFile(book);
  const { rows, parts, isFinal, mayEnter, mayUnlock, mayWeigh, finalisations } = book;
  const close = () => setOpened(null);
  const isOpen = mayEnter && !isFinal && rows.length > 0;
  const [newest] = finalisations;
  return (
    <>
      {rows.length > 0 && (
        <Button onClick={() => offerFile(bookFile(), fileNameOf(book))}>
          <Icon name="download" />
          <Text id="exportCsv" />
        </Button>
      )}
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
