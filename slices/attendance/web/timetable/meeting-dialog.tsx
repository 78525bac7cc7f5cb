import { addDays, type Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { meeting as fields } from '../../rules/meeting.ts';
import { courseNamed, TaughtFields } from './taught-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import {
  createWeeklyMeeting,
  groupTimetable,
  updateWeeklyMeeting,
  type KeptMeetingFragment,
} from './timetable.graphql.generated.ts';
import styles from './timetable.module.css';
import { useMeetingText } from './use-meeting-text.ts';

interface MeetingDialogProps {
  stored: KeptMeetingFragment | null;
  timetable: ShownTimetable;
  today: Day;
  onClose: () => void;
}

const USUAL_WEEKS = 15;

/** The fields of a weekly meeting. Its sessions to come follow it. */
export function MeetingDialog({ stored, timetable, today, onClose }: MeetingDialogProps) {
  const text = useText();
  const { titleOf, weekday } = useMeetingText();
  const { _id: groupId } = timetable;
  return (
    <RecordDialog
      id="weeklyMeeting"
      title={<Text id={stored ? 'editMeeting' : 'addMeeting'} />}
      fields={fields}
      stored={stored}
      initial={{ firstDay: today, lastDay: addDays(today, USUAL_WEEKS * 7) }}
      save={async (meetingInput, { id: meetingId, version }) => {
        const saved =
          version === null
            ? (await call(createWeeklyMeeting, { meetingId, groupId, meetingInput })).createWeeklyMeeting
            : (await call(updateWeeklyMeeting, { meetingId, version, meetingInput })).updateWeeklyMeeting;
        const [clash] = saved.clashes;
        if (clash)
          showToast('info', text('meetingClashes', { count: saved.clashes.length, group: clash.groupName }));
        return { saved };
      }}
      nameOf={({ courseId }) => titleOf(courseNamed(timetable, courseId))}
      stale={[groupTimetable]}
      reload={async (id) => {
        const now = await call(groupTimetable, { groupId, from: today, to: today });
        return now.timetable?.meetings.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={onClose}
    >
      {(controls, known) => (
        <>
          <TaughtFields controls={controls} timetable={timetable} known={known} />
          <fieldset className={styles['weekdays']}>
            <legend>
              <Text id="meetingDays" />
            </legend>
            {controls.options('weekdays').map(({ value, ...box }) => (
              <Checkbox key={value} {...box} label={weekday(value)} />
            ))}
          </fieldset>
          <TimeFields known={known} />
          <div className={styles['pair']}>
            <DayField {...controls.day('firstDay')} label={text('meetingFirstDay')} rules={{ today }} />
            <DayField {...controls.day('lastDay')} label={text('meetingLastDay')} rules={{ today }} />
          </div>
          {stored && (
            <p className={styles['quiet']}>
              <Text id="meetingChangeTouches" />
            </p>
          )}
        </>
      )}
    </RecordDialog>
  );
}
