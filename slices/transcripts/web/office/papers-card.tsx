import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { DEFAULT_LOCALE } from '#kit/messages/locales.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import type { PaperKind } from '#slices/regions/rules/usual-paper.ts';
import { IssuedList } from '../issued-list.tsx';
import styles from '../transcripts.module.css';
import { PaperForm } from './paper-form.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { SHOWN_TRANSCRIPTS } from './shown-transcripts.ts';
import {
  issueTranscript,
  revokeTranscript,
  type OfficePaperFragment,
} from './student-transcripts.graphql.generated.ts';

interface PapersCardProps {
  studentId: string;
  /** What the campus prints on. */
  usualPaper: PaperKind;
  issues: readonly OfficePaperFragment[];
  /** Nothing is issued while a hold stands. */
  isOnHold: boolean;
}

/** What was issued to a student; another one can be issued, and each of them revoked. */
export function PapersCard({ studentId, usualPaper, issues, isOnHold }: PapersCardProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_TRANSCRIPTS });
  const [isIssuing, setIsIssuing] = useState(false);
  const [revoked, setRevoked] = useState<OfficePaperFragment | null>(null);

  async function revoke({ _id, number }: OfficePaperFragment, reason: string): Promise<boolean> {
    if (!(await mutate(revokeTranscript, { issueId: _id, reason }))) return false;
    showToast('success', text('transcriptWasRevoked', { number }));
    return true;
  }

  return (
    <Card title={<Text id="issuedTranscripts" />}>
      <div className={styles['papers']}>
        {issues.length === 0 && (
          <p className={styles['quiet']}>
            <Text id="noIssuedTranscripts" />
          </p>
        )}
        <IssuedList
          issues={issues}
          issuerOf={({ issuedByName }) => issuedByName}
          renderAction={(paper) =>
            paper.revokedReason === null && (
              <Button aria-haspopup="dialog" onClick={() => setRevoked(paper)}>
                <Text id="revokeTranscript" />
              </Button>
            )
          }
        />
        <div>
          <Button
            tone="primary"
            aria-haspopup="dialog"
            disabled={isOnHold}
            onClick={() => setIsIssuing(true)}
          >
            <Icon name="file" />
            <Text id="issueTranscript" />
          </Button>
        </div>
      </div>
      {isIssuing && (
        <IssueDialog studentId={studentId} usualPaper={usualPaper} onClose={() => setIsIssuing(false)} />
      )}
      {revoked && (
        <ReasonDialog
          title={text('revokeTranscriptNamed', { number: revoked.number })}
          help={<Text id="revokeTranscriptHelp" />}
          action={text('revokeTranscript')}
          onReason={(reason) => revoke(revoked, reason)}
          onClose={() => setRevoked(null)}
        />
      )}
    </Card>
  );
}

interface IssueDialogProps {
  studentId: string;
  usualPaper: PaperKind;
  onClose: () => void;
}

/** Issues an official transcript to one student. */
function IssueDialog({ studentId, usualPaper, onClose }: IssueDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: SHOWN_TRANSCRIPTS });
  // The same however often the button is pressed, so that one is issued.
  const [issueId] = useState(() => crypto.randomUUID());

  async function issue(locale: string | null, paper: PaperKind): Promise<void> {
    const chosen = { locale: locale ?? DEFAULT_LOCALE, paper };
    const issued = await mutate(issueTranscript, { issueId, studentId, ...chosen });
    if (!issued) return;
    showToast('success', text('transcriptWasIssued', { number: issued.issueTranscript.number }));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="issueTranscript" />} onClose={onClose}>
      <Note>
        <Text id="issueTranscriptHelp" />
      </Note>
      <PaperForm
        id="issueTranscript"
        submitLabel={text('issueTranscript')}
        usual={usualPaper}
        onSubmit={({ locale, paper }) => issue(locale, paper)}
      />
    </Modal>
  );
}
