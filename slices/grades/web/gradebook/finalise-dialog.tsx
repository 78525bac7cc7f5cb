import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { OpenPart, SettleOutlook } from '#slices/grades/rules/settle-outlook.ts';
import type { Book } from './book.ts';
import { gradebookOutlook } from './gradebook.graphql.generated.ts';
import styles from './grade-dialogs.module.css';

interface FinaliseDialogProps {
  book: Pick<Book, '_id' | 'parts'>;
  /** With how many students it is told to leave incomplete. */
  onFinalise: (incomplete: number) => Promise<boolean>;
  onClose: () => void;
}

/** Says what will be frozen, and how many students have what open, before it is done. */
export function FinaliseDialog({ book: { _id, parts }, onFinalise, onClose }: FinaliseDialogProps) {
  const [isProcessing, setIsProcessing] = useState(false);
  const answer = useQuery(gradebookOutlook, { courseOfferingId: _id }, { fresh: true });
  const outlook = answer.data?.gradebook?.outlook;
  async function finalise(incomplete: number): Promise<void> {
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
        <Button
          tone="primary"
          disabled={!outlook}
          isProcessing={isProcessing}
          onClick={() => outlook && void finalise(outlook.incomplete)}
        >
          <Text id="finaliseGrades" />
        </Button>
      }
    >
      <DataView answer={answer} waiting={<Skeleton shape="lines" count={3} />}>
        {({ gradebook }) => gradebook && <Outlook outlook={gradebook.outlook} parts={parts} />}
      </DataView>
    </Modal>
  );
}

interface OutlookProps {
  outlook: Omit<SettleOutlook, 'open'> & { open: readonly OpenPart[] };
  parts: Book['parts'];
}

function Outlook({ outlook: { students, passed, failed, incomplete, open }, parts }: OutlookProps) {
  const { formatNumber } = useIntl();
  return (
    <>
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
    </>
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
