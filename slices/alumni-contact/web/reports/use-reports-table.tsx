import { Chip } from '#kit/ui/chip/chip.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { OpenButton } from '#kit/ui/table/open-button.tsx';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../contact.module.css';
import { ReportChip } from './report-chip.tsx';
import type { ReportFragment } from './reports.graphql.generated.ts';
import type { ReportDecisions } from './use-report-decisions.ts';

const SHOWN = 160;
const shortened = (message: string): string =>
  message.length > SHOWN ? `${message.slice(0, SHOWN).trimEnd()}…` : message;

interface ReportActions extends ReportDecisions {
  onOpen: (reportId: string) => void;
}

export function useReportsTable({ onOpen, reopen, setSuspended }: ReportActions): Table<ReportFragment> {
  const text = useText();
  return {
    label: text('reportsTitle'),
    counted: 'reportsCounted',
    nameOf: ({ senderName }) => senderName,
    columns: [
      {
        id: 'message',
        header: text('reportMessageColumn'),
        cell: ({ _id, message, reason }) => (
          <TwoLines below={reason && `${text('reportReason')}: ${reason}`}>
            <OpenButton onClick={() => onOpen(_id)}>
              <span className={styles['words']}>{shortened(message)}</span>
            </OpenButton>
          </TwoLines>
        ),
      },
      {
        id: 'from',
        header: text('reportSender'),
        cell: ({ senderName, isSenderVisitor, isSenderSuspended }) => (
          <TwoLines below={isSenderVisitor && <Text id="reportVisitor" />}>
            {senderName}{' '}
            {isSenderSuspended && (
              <Chip tone="danger">
                <Text id="reportSuspended" />
              </Chip>
            )}
          </TwoLines>
        ),
      },
      { id: 'to', header: text('reportRecipient'), cell: ({ recipientName }) => recipientName },
      {
        id: 'at',
        header: text('reportAt'),
        cell: ({ reportedAt }) => (
          <span className={styles['whole']}>
            <Moment at={reportedAt} />
          </span>
        ),
      },
      { id: 'state', header: text('reportState'), cell: ({ state }) => <ReportChip state={state} /> },
    ],
    menuOf: (report) => (
      <>
        <MenuItem icon="eye" action={() => onOpen(report._id)}>
          <Text id="openReport" />
        </MenuItem>
        {report.state === 'RESOLVED' && (
          <MenuItem icon="undo" action={() => void reopen(report)}>
            <Text id="reopenReport" />
          </MenuItem>
        )}
        <MenuItem
          icon={report.isSenderSuspended ? 'check' : 'lock'}
          action={() => void setSuspended(report, !report.isSenderSuspended)}
        >
          <Text id={report.isSenderSuspended ? 'readmitSender' : 'suspendSender'} />
        </MenuItem>
      </>
    ),
  };
}
