import type { ReactNode } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { session as fields } from '../../rules/meeting.ts';
import { Clashes, SavedWithClashes, useStayingForm } from './clashes.tsx';
import { listsOfSessions } from './lists-of-sessions.ts';
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
  /** Over the other fields: which group it is, where that is chosen in the form. */
  group?: ReactNode;
  /** It is not known yet which group it is. */
  isSubmitOff?: boolean;
  onSaved?: (saved: KeptSessionFragment) => void;
  onClose: () => void;
}

/** One session by itself: added, or moved away from its weekly meeting. */
export function SessionDialog(props: SessionDialogProps) {
  const { stored, timetable, today, isSubmitOff, group, onSaved, onClose } = props;
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
        onSaved?.(saved);
        return { saved };
      }}
      nameOf={({ courseId }) => titleOf(courseNamed(timetable, courseId))}
      stale={listsOfSessions}
      isSubmitOff={isSubmitOff}
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
          {group}
          <DayField {...controls.day('day')} label={text('dayOfSession')} rules={{ today }} />
          <TimeFields known={known} />
          <Clashes clashes={clashes} kind="GROUP" />
          <TaughtFields
            key={groupId}
            controls={controls}
            timetable={timetable}
            known={known}
            clashes={clashes}
          />
        </>
      )}
    </RecordDialog>
  );
}
