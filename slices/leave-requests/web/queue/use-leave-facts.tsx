import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../leave-requests.module.css';
import { LeaveStatusChip } from '../leave-status-chip.tsx';
import { useDaysText } from '../use-days-text.ts';
import type { ListedLeaveFragment } from './queue.graphql.generated.ts';

/** The days, the proof and what became of a request. */
export function useLeaveFacts(request: ListedLeaveFragment) {
  const text = useText();
  const timeText = useTimeText();
  const daysText = useDaysText();
  const { size } = useFileSize();
  const { status, attendanceType, regionName, file, decidedAt, decidedByName } = request;
  return [
    { term: text('leaveDates'), value: <strong>{daysText(request, 'long')}</strong> },
    { term: text('leaveType'), value: attendanceType },
    { term: text('leaveCampus'), value: regionName },
    ...(file
      ? [
          {
            term: text('proofFile'),
            value: (
              <>
                <a href={file.url} target="_blank" rel="noreferrer">
                  {file.name}
                </a>{' '}
                <span className={styles['quiet']}>{size(file.bytes)}</span>
              </>
            ),
          },
        ]
      : []),
    ...(status === 'PENDING'
      ? []
      : [{ term: text('leaveStatus'), value: <LeaveStatusChip status={status} /> }]),
    ...(decidedAt && decidedByName
      ? [
          {
            term: text('leaveDecidedByLabel'),
            value: text('leaveDecidedBy', { name: decidedByName, moment: timeText(decidedAt) }),
          },
        ]
      : []),
  ];
}
