import { Button } from '#kit/ui/button/button.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { resolution } from '../../rules/message.ts';
import styles from '../contact.module.css';
import type { ReportFragment } from './reports.graphql.generated.ts';
import type { ReportDecisions } from './use-report-decisions.ts';

interface ReportDialogProps {
  report: ReportFragment;
  decisions: ReportDecisions;
  onClose: () => void;
}

/** One reported message, and what is done about it. */
export function ReportDialog({ report, decisions, onClose }: ReportDialogProps) {
  const { isSenderSuspended, message, about } = report;
  return (
    <Modal isOpen title={<Text id="reportHeading" />} onClose={onClose}>
      <div className={styles['report']}>
        {about && (
          <p className={styles['quiet']}>
            <Text id="reportAbout" values={{ about }} />
          </p>
        )}
        <blockquote className={styles['words']}>{message}</blockquote>
        <Facts report={report} />
        <p>
          <Button onClick={() => void decisions.setSuspended(report, !isSenderSuspended)}>
            <Text id={isSenderSuspended ? 'readmitSender' : 'suspendSender'} />
          </Button>
        </p>
        {report.state === 'OPEN' ? (
          <Resolve report={report} decisions={decisions} onClose={onClose} />
        ) : (
          <Resolved report={report} onReopen={() => void decisions.reopen(report)} />
        )}
      </div>
    </Modal>
  );
}

function Facts({ report }: { report: ReportFragment }) {
  const text = useText();
  const { senderName, senderAddress, recipientName, reason, reportsOfSender, sentAt, reportedAt } = report;
  return (
    <FactList
      facts={[
        { term: text('reportReason'), value: reason || <Text id="reportNoReason" /> },
        { term: text('reportSender'), value: `${senderName} (${senderAddress})` },
        { term: text('reportRecipient'), value: recipientName },
        { term: text('contactSentHeading'), value: <Moment at={sentAt} /> },
        { term: text('reportAt'), value: <Moment at={reportedAt} /> },
        {
          term: text('reportsTitle'),
          value: <Text id="reportsOfSender" values={{ count: reportsOfSender }} />,
        },
      ]}
    />
  );
}

function Resolve({ report, decisions, onClose }: ReportDialogProps) {
  const text = useText();
  return (
    <FieldsForm
      id={`report-${report._id}`}
      fields={resolution}
      initial={{ note: report.note }}
      submitLabel={text('resolveReport')}
      onSubmit={async ({ note }) => {
        if (await decisions.resolve(report, note)) onClose();
      }}
    >
      {({ control }) => (
        <TextArea {...control('note')} label={text('reportNote')} help={text('reportNoteHelp')} rows={3} />
      )}
    </FieldsForm>
  );
}

function Resolved({ report, onReopen }: { report: ReportFragment; onReopen: () => void }) {
  const timeText = useTimeText();
  const { resolvedAt, resolvedByName, note } = report;
  const moment = resolvedAt ? timeText(resolvedAt) : '';
  return (
    <>
      <Note tone="success">
        <Text id="reportResolvedBy" values={{ moment, name: resolvedByName ?? '' }} />
        {note && <p className={styles['words']}>{note}</p>}
      </Note>
      <p>
        <Button onClick={onReopen}>
          <Text id="reopenReport" />
        </Button>
      </p>
    </>
  );
}
