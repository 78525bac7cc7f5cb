import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '#kit/ui/button/button.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { settleOutlook, type OpenPart } from '#slices/grades/rules/settle-outlook.ts';
import type { Book } from './book.ts';
import styles from './gradebook.module.css';

interface FinaliseDialogProps {
  book: Pick<Book, 'parts' | 'rows'>;
  /** With how many students it is told to leave incomplete. */
  onFinalise: (incomplete: number) => Promise<boolean>;
  onClose: () => void;
}

/** Says what will be frozen, and how many students have what open, before it is done. */
export function FinaliseDialog({ book: { parts, rows }, onFinalise, onClose }: FinaliseDialogProps) {
  const { formatNumber } = useIntl();
  const [isProcessing, setIsProcessing] = useState(false);
  const { students, passed, failed, incomplete, open } = settleOutlook(parts, rows);
  async function finalise(): Promise<void> {
    setIsProcessing(true);
    await onFinalise(incomplete);
    onClose();
  }
  return (
    <Modal
      isOpen
      title={<Text id="finaliseGrades" />}
      onClose={onClose}
      actions={
        <Button tone="primary" isProcessing={isProcessing} onClick={() => void finalise()}>
          <Text id="finaliseGrades" />
        </Button>
      }
    >
      <p className={styles['lead']}>
        <Text
          id="finaliseFreezes"
          values={{
            students,
            passed: formatNumber(passed),
            failed: formatNumber(failed),
            incomplete: formatNumber(incomplete),
          }}
        />{' '}
        <Text id="finaliseLead" />
      </p>
      {(incomplete > 0 || open.length > 0) && (
        <Note tone="warning">
          {incomplete > 0 && <Text id="finaliseOpen" values={{ count: incomplete }} />}
          <ul className={styles['openParts']}>
            {open.map((part) => (
              <OpenLine
                key={part.partId}
                part={part}
                title={parts.find(({ partId }) => partId === part.partId)?.title ?? ''}
              />
            ))}
          </ul>
        </Note>
      )}
    </Modal>
  );
}

const OPEN_TEXTS = {
  waits: 'openWaits',
  toCome: 'openToCome',
  missed: 'openMissed',
  incomplete: 'openIncomplete',
} as const;

function OpenLine({ part, title }: { part: OpenPart; title: string }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const said = (['waits', 'toCome', 'missed', 'incomplete'] as const)
    .filter((what) => part[what] > 0)
    .map((what) => text(OPEN_TEXTS[what], { count: formatNumber(part[what]) }));
  return (
    <li>
      <b>{title}</b> {said.join(' · ')}
    </li>
  );
}
