import { useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Confirm } from '#kit/ui/modal/confirm.tsx';
import { RowText } from '#kit/ui/rows/rows.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { Clashes } from './clashes.tsx';
import { MeetingDialog } from './meeting-dialog.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import {
  deleteWeeklyMeeting,
  groupTimetable,
  type KeptMeetingFragment,
} from './timetable.graphql.generated.ts';
import styles from './timetable.module.css';
import { useMeetingText } from './use-meeting-text.ts';

interface MeetingRowProps {
  meeting: KeptMeetingFragment;
  timetable: ShownTimetable;
  today: Day;
  terms: readonly { firstDay: Day; lastDay: Day }[];
}

export function MeetingRow({ meeting, timetable, today, terms }: MeetingRowProps) {
  const text = useText();
  const { titleOf, weekdays, hours, longDay, aboutOf } = useMeetingText();
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const { attempt } = useMutation({ stale: [groupTimetable] });
  const name = titleOf(meeting);
  const close = (): void => setOpened(null);

  async function remove(): Promise<void> {
    if (await attempt(() => call(deleteWeeklyMeeting, { meetingId: meeting._id })))
      showToast('success', text('recordDeleted', { name }));
    close();
  }

  return (
    <li className={styles['row']}>
      <RowText
        name={name}
        chips={`${weekdays(meeting.weekdays)} · ${hours(meeting)}`}
        action={() => setOpened('edit')}
      >
        <span className={styles['quiet']}>
          {[aboutOf(meeting), `${longDay(meeting.firstDay)} – ${longDay(meeting.lastDay)}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <Clashes clashes={meeting.clashes} />
      </RowText>
      <span className={styles['buttons']}>
        <IconButton
          icon="edit"
          label={text('editMeetingNamed', { name })}
          onClick={() => setOpened('edit')}
        />
        <IconButton
          icon="trash"
          label={text('deleteMeetingNamed', { name })}
          onClick={() => setOpened('delete')}
        />
      </span>
      {opened === 'edit' && (
        <MeetingDialog stored={meeting} timetable={timetable} today={today} terms={terms} onClose={close} />
      )}
      <Confirm
        isOpen={opened === 'delete'}
        title={<Text id="deleteMeetingAsks" values={{ name }} />}
        action={<Text id="deleteMeeting" />}
        onConfirm={remove}
        onCancel={close}
      >
        <Text id="deleteMeetingTakes" />
      </Confirm>
    </li>
  );
}
