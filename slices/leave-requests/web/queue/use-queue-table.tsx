import { Button } from '#kit/ui/button/button.tsx';
import { Decided, Who } from '#kit/ui/decisions/shown-decision.tsx';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { fileColumn, idColumn, momentColumn, type Column, type Table } from '#kit/ui/table/table.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { studentFileColumns, useGroupText } from '#slices/people/web/api.ts';
import { LEAVE_STATUS_TEXTS } from '../leave-status-chip.tsx';
import { useDaysText } from '../use-days-text.ts';
import type { LeaveForFileFragment, ListedLeaveFragment } from './queue.graphql.generated.ts';
import type { Side } from './queue-filters.ts';

/** The requests of one status; the one that is open beside the list is marked in it. */
export function useQueueTable(
  side: Side,
  opened: string | null,
  onOpen: (request: ListedLeaveFragment) => void,
): Table<ListedLeaveFragment> {
  const text = useText();
  const groupText = useGroupText();
  const daysText = useDaysText();
  const isDecided = side === 'approved' || side === 'acknowledged';
  const decided: Column<ListedLeaveFragment> = {
    id: 'decided',
    header: text('leaveDecidedColumn'),
    cell: ({ decidedAt, decidedByName }) => <Decided at={decidedAt} by={decidedByName} />,
  };
  return {
    label: text('leaveRequests'),
    counted: 'leaveRequestsCounted',
    nameOf: (request) => `${request.studentName}: ${daysText(request)}`,
    columns: [
      {
        id: 'student',
        header: text('leaveStudent'),
        sortKey: 'STUDENT',
        cell: (request) => (
          <Who
            name={request.studentName}
            about={groupText(request.groupName, request.regionName)}
            isOpened={request._id === opened}
            onOpen={() => onOpen(request)}
          />
        ),
      },
      {
        id: 'days',
        header: text('leaveDates'),
        sortKey: 'DAYS',
        cell: (request) => (
          <TwoLines below={<Text id="leaveClasses" values={{ count: request.classes }} />}>
            {daysText(request)}
          </TwoLines>
        ),
      },
      { id: 'type', header: text('leaveType'), cell: ({ attendanceType }) => attendanceType },
      {
        id: 'asked',
        header: text('leaveAsked'),
        sortKey: 'ASKED',
        cell: ({ askedAt }) => <Moment at={askedAt} />,
      },
      ...(isDecided ? [decided] : []),
      ...(side === 'pending'
        ? [
            {
              id: 'decide',
              header: text('leaveDecision'),
              align: 'end' as const,
              cell: (request: ListedLeaveFragment) => (
                <Button
                  aria-label={text('decideLeaveOf', { name: request.studentName })}
                  onClick={() => onOpen(request)}
                >
                  <Text id="decideLeave" />
                </Button>
              ),
            },
          ]
        : []),
    ],
  };
}

/** Everything about a request, for spreadsheets. */
export function useQueueFileColumns(): Column<LeaveForFileFragment>[] {
  const text = useText();
  return [
    ...studentFileColumns(text),
    fileColumn('group', text('leaveGroup'), ({ groupName }) => groupName),
    fileColumn('campus', text('leaveCampus'), ({ regionName }) => regionName),
    fileColumn('from', text('fromDay'), ({ firstDay }) => firstDay, 'day'),
    fileColumn('to', text('toDay'), ({ lastDay }) => lastDay, 'day'),
    fileColumn('type', text('leaveType'), ({ attendanceType }) => attendanceType),
    fileColumn('reason', text('leaveReason'), ({ reason }) => reason),
    fileColumn('notes', text('leaveNotes'), ({ studentNotes }) => studentNotes),
    fileColumn('file', text('proofFile'), ({ file }) => file?.name ?? null),
    fileColumn('status', text('leaveStatus'), ({ status }) => text(LEAVE_STATUS_TEXTS[status])),
    fileColumn('comments', text('leaveComment'), ({ adminComments }) => adminComments),
    momentColumn('asked', text('leaveAsked'), ({ askedAt }) => askedAt),
    momentColumn('decided', text('leaveDecidedColumn'), ({ decidedAt }) => decidedAt),
    fileColumn('by', text('leaveDecidedByLabel'), ({ decidedByName }) => decidedByName),
    idColumn(text('recordId')),
  ];
}
