import { useState } from 'react';
import { addDays, type Day } from '#kit/calendar/day.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import { FROM_THE_BEGINNING } from '../../rules/schema.ts';
import { GroupSchemaDialog } from './group-schema-dialog.tsx';
import {
  groupTimetable,
  setGroupSchema,
  undoGroupSchema,
  type GroupTimetableQuery,
  type ShownCountingFragment,
} from './timetable.graphql.generated.ts';
import styles from './timetable.module.css';
import { useMeetingText } from './use-meeting-text.ts';

interface GroupSchemaCardProps {
  counting: ShownCountingFragment;
  schemas: GroupTimetableQuery['attendanceSchemas'];
  /** The day it is on the campus. */
  today: Day;
}

/** By what the attendance of a group is counted. Another schema counts from a day on, told before with what it changes. */
export function GroupSchemaCard({ counting, schemas, today }: GroupSchemaCardProps) {
  const text = useText();
  const tellUndo = useUndoToast();
  const { longDay } = useMeetingText();
  const { mutate, isBusy } = useMutation({ stale: [groupTimetable], afterRefusalToo: true });
  const [chosen, setChosen] = useState<string | null>(null);
  const { _id: groupId, version, hasRolls } = counting;
  const schemaId = counting.schemas.at(-1)?.schema?._id ?? '';
  const nameOf = (id: string): string =>
    schemas.find(({ _id }) => _id === id)?.name ?? text('attendanceNotCounted');

  async function save(wanted: string, firstDay: Day): Promise<void> {
    const change = { changeId: crypto.randomUUID(), groupId, version };
    const isSaved = await mutate(setGroupSchema, { ...change, schemaId: wanted || null, firstDay });
    setChosen(null);
    if (isSaved) tellUndo(text('groupSchemaSaved'), () => void undo(change.changeId));
  }

  async function undo(changeId: string): Promise<void> {
    if (await mutate(undoGroupSchema, { changeId })) showToast('success', text('groupSchemaUndone'));
  }

  return (
    <Card title={<Text id="groupSchema" />}>
      <SelectField
        name="groupSchema"
        label={text('groupSchema')}
        options={[
          { value: '', label: text('attendanceNotCounted') },
          ...schemas.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={chosen ?? schemaId}
        disabled={isBusy}
        // Nothing was counted so far: there is nothing that it could change.
        onChange={({ target }) =>
          hasRolls ? setChosen(target.value) : void save(target.value, FROM_THE_BEGINNING)
        }
        hidesPlaceholder
      />
      <p className={styles['quiet']}>
        <Text id="groupSchemaHelp" />
      </p>
      {counting.schemas.slice(0, -1).map(({ schema }, at) => {
        const next = counting.schemas[at + 1]?.firstDay;
        return (
          next && (
            <p key={next} className={styles['quiet']}>
              <Text
                id="groupSchemaUntil"
                values={{
                  day: longDay(addDays(next, -1)),
                  schema: schema?.name ?? text('attendanceNotCounted'),
                }}
              />
            </p>
          )
        );
      })}
      {chosen !== null && chosen !== schemaId && (
        <GroupSchemaDialog
          counting={counting}
          wanted={{
            schemaId: chosen || null,
            name: nameOf(chosen),
            terms: schemas.find(({ _id }) => _id === chosen)?.terms ?? [],
          }}
          today={today}
          onSave={(firstDay) => save(chosen, firstDay)}
          onClose={() => setChosen(null)}
        />
      )}
    </Card>
  );
}
