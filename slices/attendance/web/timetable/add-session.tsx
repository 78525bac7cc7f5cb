import { useState } from 'react';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import type { Suggestion } from '#kit/ui/combobox/suggestion.ts';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { SessionDialog } from './session-dialog.tsx';
import type { ShownTimetable } from './shown-timetable.ts';
import { groupsToMeet, groupTimetable, type KeptSessionFragment } from './timetable.graphql.generated.ts';

interface AddSessionProps {
  /** The day it begins with. */
  day: Day;
  onSaved: (saved: KeptSessionFragment) => void;
}

/** Has one of the groups of the reader's campuses meet once (HOLE-44). */
export function AddSession({ day, onSaved }: AddSessionProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        <Text id="addSession" />
      </Button>
      {isOpen && <AddSessionDialog day={day} onSaved={onSaved} onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** Before a group is chosen. */
const NO_GROUP: ShownTimetable = {
  __typename: 'Timetable',
  _id: '',
  timeZone: 'UTC',
  meetings: [],
  sessions: [],
  courses: [],
  teachers: [],
};

function AddSessionDialog({ day, onSaved, onClose }: AddSessionProps & { onClose: () => void }) {
  const text = useText();
  const [groupId, setGroupId] = useState<string | null>(null);
  const isChosen = groupId !== null;
  const answer = useQuery(
    groupTimetable,
    { groupId: groupId ?? '', from: day, to: addDays(day, 1) },
    { enabled: isChosen, fresh: true },
  );
  const timetable = isChosen ? answer.data?.timetable : null;
  // Read by some who do not look after the group's campus.
  const isClosed = isChosen && answer.data?.timetable === null;
  return (
    <SessionDialog
      stored={null}
      timetable={timetable ?? NO_GROUP}
      today={day}
      isSubmitOff={!timetable}
      group={
        <Combobox
          name="groupId"
          label={text('behindGroup')}
          source={findGroups}
          help={isClosed && <Text id="gridGroupUnknown" />}
          required
          onChoose={(chosen) => setGroupId(chosen?.value ?? null)}
        />
      }
      onSaved={onSaved}
      onClose={onClose}
    />
  );
}

async function findGroups(search: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const { groups } = await call(groupsToMeet, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
}
