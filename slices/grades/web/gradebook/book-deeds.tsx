import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { offerFile } from '#kit/ui/table/offer-file.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { Book } from './book.ts';
import { FinaliseWindow } from './finalise-window.tsx';
import { PasteWindow } from './paste-window.tsx';
import { UnlockWindow } from './unlock-window.tsx';
import type { BookDeedsOf } from './use-book-deeds.ts';
import { useBookFile } from './use-book-file.ts';
import { WeightsWindow } from './weights-window.tsx';

interface BookDeedsProps {
  book: Book;
  deeds: BookDeedsOf;
}

type Opened = 'paste' | 'weights' | 'finalise' | 'unlock';

/** Of several groups that take a course each has a file of its own. */
const fileNameOf = ({ teaching: { course, groupName } }: Book): string =>
  `${[course?.code, groupName].filter(Boolean).join(' ')}.csv`;

/** What can be done about the whole book, by whoever may. */
export function BookDeeds({ book, deeds }: BookDeedsProps) {
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
      {opened === 'weights' && <WeightsWindow book={book} deeds={deeds} onClose={close} />}
      {opened === 'paste' && <PasteWindow book={book} deeds={deeds} onClose={close} />}
      {opened === 'finalise' && <FinaliseWindow book={book} onFinalise={deeds.finalise} onClose={close} />}
      {opened === 'unlock' && newest && (
        <UnlockWindow onUnlock={(reason) => deeds.unlock(newest._id, reason)} onClose={close} />
      )}
    </>
  );
}
