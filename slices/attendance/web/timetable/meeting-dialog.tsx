import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { OptionsProblem } from '#kit/ui/form/options-problem.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { meeting as fields } from '../../rules/meeting.ts';
import { usualDays } from '../../rules/timetable.ts';
import { Clashes, SavedWithClashes, useStayingForm } from './clashes.tsx';
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
  /** Of the schema by which the group is counted. */
  terms: readonly { firstDay: Day; lastDay: Day }[];
  onClose: () => void;
}

/** The fields of a weekly meeting. Its sessions to come follow it. */
export function MeetingDialog({ stored, timetable, today, terms, onClose }: MeetingDialogProps) {
  const text = useText();
  const { titleOf, weekday } = useMeetingText();
  const { _id: groupId } = timetable;
  const { shown, clashes, isSaved, noteSaved, close } = useStayingForm(stored, onClose);
  return (
    <RecordDialog
      key={shown?.version}
      id="weeklyMeeting"
      title={<Text id={stored ? 'editMeeting' : 'addMeeting'} />}
      fields={fields}
      stored={shown}
      initial={usualDays(today, terms)}
      save={async (meetingInput, { id: meetingId, version }) => {
        const saved =
          version === null
            ? (await call(createWeeklyMeeting, { meetingId, groupId, meetingInput })).createWeeklyMeeting
            : (await call(updateWeeklyMeeting, { meetingId, version, meetingInput })).updateWeeklyMeeting;
        noteSaved(saved);
        return { saved };
      }}
      nameOf={({ courseId }) => titleOf(courseNamed(timetable, courseId))}
      stale={[groupTimetable]}
      reload={async (id) => {
        const now = await call(groupTimetable, { groupId, from: today, to: today });
        return now.timetable?.meetings.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={close}
    >
      {(controls, known) => (
        <>
          {isSaved && <SavedWithClashes clashes={clashes} />}
          <TaughtFields controls={controls} timetable={timetable} known={known} clashes={clashes} />
          <fieldset className={styles['weekdays']}>
            <legend>
              <Text id="meetingDays" />
            </legend>
            {controls.options('weekdays').map(({ value, ...box }) => (
              <Checkbox key={value} {...box} label={weekday(value)} />
            ))}
            <OptionsProblem name="weekdays" />
          </fieldset>
          <TimeFields known={known} />
          <Clashes clashes={clashes} kind="GROUP" />
          <div className={styles['pair']}>
            <DayField {...controls.day('firstDay')} label={text('meetingFirstDay')} rules={{ today }} />
            <DayField {...controls.day('lastDay')} label={text('meetingLastDay')} rules={{ today }} />
          </div>
          {shown && (
            <p className={styles['quiet']}>
              <Text id="meetingChangeTouches" />
            </p>
          )}
        </>
      )}
    </RecordDialog>
  );
}
