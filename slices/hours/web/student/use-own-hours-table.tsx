import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Outcome, Words } from '#kit/ui/decisions/shown-decision.tsx';
import { MenuItem } from '#kit/ui/menu/menu-item.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { Table } from '#kit/ui/table/table.ts';
import { TwoLines } from '#kit/ui/table/two-lines.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { isInHandsOfStudent } from '../../rules/hour-entry.ts';
import { HourStatusChip } from '../hour-status-chip.tsx';
import { RequestLine } from './request-line.tsx';
import { useDayText } from '../use-day-text.ts';
import { useHoursText } from '../use-hours-text.ts';
import {
  deleteHourEntry,
  ownHourEntries,
  ownHours,
  revokeHourRequest,
  saveHourEntry,
  type OwnHourEntryFragment,
  type OwnHourRequestFragment,
} from './own-hours.graphql.generated.ts';

interface OwnHoursTableOptions {
  groupId: string;
  onEdit: (entry: OwnHourEntryFragment) => void;
  /** Opens what is sent to a supervisor. */
  onAsk: (entry: OwnHourEntryFragment) => void;
}

/** The entries of a month; what is not confirmed can be changed and deleted. */
export function useOwnHoursTable({
  groupId,
  onEdit,
  onAsk,
}: OwnHoursTableOptions): Table<OwnHourEntryFragment> {
  const text = useText();
  const dayText = useDayText();
  const hoursText = useHoursText();
  const tellUndo = useUndoToast();
  const { mutate } = useMutation({ stale: [ownHours, ownHourEntries], afterRefusalToo: true });

  async function restore({ _id: entryId, day, categoryId, minutes, place, note }: OwnHourEntryFragment) {
    const input = { groupId, day, categoryId, minutes, place, note };
    if (await mutate(saveHourEntry, { entryId, version: null, input }))
      showToast('success', text('hoursRestored'));
  }

  async function remove(entry: OwnHourEntryFragment): Promise<void> {
    const { _id: entryId, version } = entry;
    if (await mutate(deleteHourEntry, { entryId, version }))
      tellUndo(text('hoursDeleted'), () => void restore(entry));
  }

  async function revoke({ _id: requestId, supervisorName: name }: OwnHourRequestFragment): Promise<void> {
    if (await mutate(revokeHourRequest, { requestId }))
      showToast('success', text('supervisorLinkRevoked', { name }));
  }

  return {
    label: text('loggedHours'),
    counted: 'hoursCounted',
    nameOf: ({ day, categoryName }) => `${dayText(day)}: ${categoryName}`,
    columns: [
      {
        id: 'day',
        header: text('hourDay'),
        cell: ({ day, place }) => (
          <TwoLines below={place}>
            <strong>{dayText(day)}</strong>
          </TwoLines>
        ),
      },
      {
        id: 'category',
        header: text('hourCategory'),
        cell: ({ categoryName, note }) => <Words below={note}>{categoryName}</Words>,
      },
      { id: 'time', header: text('hourTime'), align: 'end', cell: ({ minutes }) => hoursText(minutes) },
      { id: 'status', header: text('hourStatus'), cell: (entry) => <OutcomeOfHours entry={entry} /> },
    ],
    menuOf: (entry) =>
      isInHandsOfStudent(entry.status) && (
        <>
          <MenuItem icon="edit" action={() => onEdit(entry)}>
            <Text id="edit" />
          </MenuItem>
          {entry.status === 'PENDING' &&
            (entry.request?.state === 'OPEN' ? (
              <MenuItem icon="close" action={() => entry.request && void revoke(entry.request)}>
                <Text id="revokeSupervisorLink" />
              </MenuItem>
            ) : (
              <MenuItem icon="mail" action={() => onAsk(entry)}>
                <Text id={entry.request ? 'askSupervisorAgain' : 'askSupervisor'} />
              </MenuItem>
            ))}
          <MenuItem icon="trash" tone="danger" action={() => void remove(entry)}>
            <Text id="delete" />
          </MenuItem>
        </>
      ),
  };
}

/** What became of the hours, and why. */
function OutcomeOfHours({ entry }: { entry: OwnHourEntryFragment }) {
  const timeText = useTimeText();
  const { status, adminComments, decidedAt, decidedByName, loggedAt, request } = entry;
  const isDecided = status !== 'PENDING';
  return (
    <Outcome
      chip={<HourStatusChip status={status} />}
      meaning={
        <>
          {status === 'REFUSED' ? (
            <Text id="hourRefusedMeans" />
          ) : (
            <Text id="hourLoggedAt" values={{ moment: timeText(loggedAt) }} />
          )}
          {request && <RequestLine request={request} />}
        </>
      }
      comment={
        isDecided
          ? {
              heading: <Text id={headingOf(entry)} />,
              written: adminComments,
            }
          : null
      }
      decided={
        isDecided &&
        decidedAt &&
        decidedByName && (
          <Text id="hourDecidedBy" values={{ name: decidedByName, moment: timeText(decidedAt) }} />
        )
      }
    />
  );
}

/** A supervisor’s word is no note from the college. */
function headingOf({ status, decidedByName, request }: OwnHourEntryFragment) {
  if (status === 'REFUSED') return 'hourReason';
  return decidedByName === null && request?.answeredAt ? 'supervisorComment' : 'hourComment';
}
