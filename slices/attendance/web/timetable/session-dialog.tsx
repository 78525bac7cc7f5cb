import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { session as fields } from '../../rules/meeting.ts';
import { Clashes, SavedWithClashes, useStayingForm } from './clashes.tsx';
import { courseNamed, TaughtFields } from './taught-fields.tsx';
import { TimeFields } from './time-fields.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import {
  addClassSession,
  groupTimetable,
  updateClassSession,
  type KeptSessionFragment,
} from './timetable.graphql.generated.ts';
import { useMeetingText } from './use-meeting-text.ts';

interface SessionDialogProps {
  stored: KeptSessionFragment | null;
  timetable: ShownTimetable;
  today: Day;
  onClose: () => void;
}

/** One session by itself: added, or moved away from its weekly meeting. */
export function SessionDialog({ stored, timetable, today, onClose }: SessionDialogProps) {
  const text = useText();
  const { titleOf } = useMeetingText();
  const { _id: groupId } = timetable;
  const { shown, clashes, isSaved, noteSaved, close } = useStayingForm(stored, onClose);
  return (
    <RecordDialog
      key={shown?.version}
      id="classSession"
      title={<Text id={stored ? 'moveSession' : 'addSession'} />}
      fields={fields}
      stored={shown}
      initial={{ day: today }}
      save={async (sessionInput, { id: sessionId, version }) => {
        const saved =
          version === null
            ? (await call(addClassSession, { sessionId, groupId, sessionInput })).addClassSession
            : (await call(updateClassSession, { sessionId, version, sessionInput })).updateClassSession;
        noteSaved(saved);
        return { saved };
      }}
      nameOf={({ courseId }) => titleOf(courseNamed(timetable, courseId))}
      stale={[groupTimetable]}
      reload={async (id) => {
        const day = stored?.day ?? today;
        const now = await call(groupTimetable, { groupId, from: day, to: day });
        return now.timetable?.sessions.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={close}
    >
      {(controls, known) => (
        <>
          {isSaved && <SavedWithClashes clashes={clashes} />}
          <DayField {...controls.day('day')} label={text('dayOfSession')} rules={{ today }} />
          <TimeFields known={known} />
          <Clashes clashes={clashes} kind="GROUP" />
          <TaughtFields controls={controls} timetable={timetable} known={known} clashes={clashes} />
        </>
      )}
    </RecordDialog>
  );
}
