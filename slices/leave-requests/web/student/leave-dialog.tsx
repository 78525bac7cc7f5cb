import { useState } from 'react';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { DayRangeField } from '#kit/ui/date/day-range-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useProofFile } from '#slices/assignments/web/api.ts';
import { DAYS_BACK, leave } from '../../rules/leave-request.ts';
import {
  changeLeaveRequest,
  openLeaveUpload,
  ownLeaveRequests,
  requestLeave,
  type OwnLeaveFragment,
  type OwnLeaveRequestsQuery,
} from './own-leave.graphql.generated.ts';

type Group = OwnLeaveRequestsQuery['leaveGroups'][number];

interface LeaveDialogProps {
  stored: OwnLeaveFragment | null;
  groups: readonly Group[];
  onClose: () => void;
}

/** Asks for leave, or changes what nobody has decided yet. */
export function LeaveDialog({ stored, groups, onClose }: LeaveDialogProps) {
  const text = useText();
  const { field, send, keepsFile } = useProofFile(
    stored?.file ?? null,
    async (about, signal) => (await call(openLeaveUpload, about, { signal })).openLeaveUpload,
  );
  const [groupId, setGroupId] = useState(stored?.groupId ?? groups[0]?._id ?? '');
  const group = groups.find(({ _id }) => _id === groupId);
  const today = group?.today ?? stored?.firstDay ?? '2000-01-01';
  return (
    <RecordDialog
      id="leave"
      title={<Text id={stored ? 'changeLeaveRequest' : 'requestLeave'} />}
      fields={leave}
      stored={stored}
      submitLabel={stored ? undefined : text('sendLeaveRequest')}
      save={async (leaveInput, { id: requestId, version }) => {
        const file = await send();
        return version === null
          ? call(requestLeave, { requestId, groupId, leaveInput, file })
          : call(changeLeaveRequest, { requestId, version, leaveInput, file, keepsFile });
      }}
      stale={[ownLeaveRequests]}
      onSaved={() => showToast('success', text(stored ? 'leaveRequestChanged' : 'leaveRequestSent'))}
      reload={async (id) => {
        const { ownLeaveRequests: now } = await call(ownLeaveRequests, { after: null });
        return now.rows.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={onClose}
    >
      {({ choice, control }, known) => (
        <>
          {!stored && groups.length > 1 && (
            <SelectField
              name="groupId"
              label={text('leaveGroup')}
              defaultValue={groupId}
              onChange={({ target }) => setGroupId(target.value)}
              options={groups.map(({ _id: value, name: label }) => ({ value, label }))}
              hidesPlaceholder
            />
          )}
          <DayRangeField
            names={['firstDay', 'lastDay']}
            legend={text('leaveDays')}
            rules={{ today, min: earliestDay(today, stored) }}
            required
            {...(known && { defaultRange: { first: known.firstDay, last: known.lastDay } })}
          />
          <SelectField
            key={groupId}
            {...choice('typeId')}
            label={text('leaveType')}
            options={typesOf(group, stored)}
          />
          <TextArea {...control('reason')} label={text('leaveReason')} rows={3} />
          <TextArea
            {...control('studentNotes')}
            label={text('leaveNotes')}
            help={text('leaveNotesHelp')}
            rows={2}
          />
          {field}
        </>
      )}
    </RecordDialog>
  );
}

/** What was asked for in time may keep its first day. */
function earliestDay(today: Day, stored: OwnLeaveFragment | null): Day {
  const earliest = addDays(today, -DAYS_BACK);
  return stored && stored.firstDay < earliest ? stored.firstDay : earliest;
}

/** A type that is not offered any more may stay. */
function typesOf(group: Group | undefined, stored: OwnLeaveFragment | null) {
  const offered = (group?.types ?? []).map(({ _id: value, name: label }) => ({ value, label }));
  return stored && !offered.some(({ value }) => value === stored.typeId)
    ? [...offered, { value: stored.typeId, label: stored.attendanceType }]
    : offered;
}
