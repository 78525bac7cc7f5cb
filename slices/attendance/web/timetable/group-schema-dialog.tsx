import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Day } from '#kit/calendar/day.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { asOf } from '#kit/ui/moment/as-of.ts';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { daysToChooseFrom } from '../../rules/group-schema.ts';
import { lastDayOver } from '../../rules/schema.ts';
import { groupSchemaEffect, type ShownCountingFragment } from './timetable.graphql.generated.ts';
import { useMeetingText } from './use-meeting-text.ts';

interface GroupSchemaDialogProps {
  counting: ShownCountingFragment;
  wanted: { schemaId: string | null; name: string; terms: ShownCountingFragment['terms'] };
  today: Day;
  onSave: (firstDay: Day) => Promise<void>;
  onClose: () => void;
}

/** From when on another schema counts, and what that changes. */
export function GroupSchemaDialog({ counting, wanted, today, onSave, onClose }: GroupSchemaDialogProps) {
  const text = useText();
  const { longDay } = useMeetingText();
  const terms = wanted.terms.length > 0 ? wanted.terms : counting.terms;
  const [days] = useState(() =>
    daysToChooseFrom({ wanted: wanted.terms, terms: counting.terms, today, lastOver: lastDayOver(asOf()) }),
  );
  // The term that runs is counted as a whole, as far as none that is over is touched.
  const [firstDay, setFirstDay] = useState<Day>(days.findLast((day) => day < today) ?? days[0] ?? today);
  const labelOf = (day: Day): string => {
    if (day === today) return text('groupSchemaFromToday', { day: longDay(day) });
    const term = terms.find((one) => one.firstDay <= day && day <= one.lastDay);
    return term ? text('groupSchemaFromTerm', { day: longDay(day), term: term.name }) : longDay(day);
  };
  return (
    <Modal isOpen title={<Text id="changeGroupSchema" />} onClose={onClose}>
      <Form id="groupSchema" submitLabel={text('changeGroupSchema')} onSubmit={() => onSave(firstDay)}>
        <SelectField
          name="firstDay"
          label={text('groupSchemaFrom')}
          hidesPlaceholder
          options={days.map((day) => ({ value: day, label: labelOf(day) }))}
          defaultValue={firstDay}
          onChange={({ target }) => setFirstDay(days.find((day) => day === target.value) ?? firstDay)}
        />
        <Effect groupId={counting._id} wanted={wanted} firstDay={firstDay} />
      </Form>
    </Modal>
  );
}

interface EffectProps extends Pick<GroupSchemaDialogProps, 'wanted'> {
  groupId: string;
  firstDay: Day;
}

function Effect({ groupId, wanted: { schemaId, name }, firstDay }: EffectProps) {
  const { formatList } = useIntl();
  const answer = useQuery(groupSchemaEffect, { groupId, schemaId, firstDay }, { fresh: true });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="lines" count={2} />}
      isEmpty={({ groupSchemaEffect: effect }) => !effect}
    >
      {({ groupSchemaEffect: effect }) =>
        effect && (
          <Note>
            {effect.termNames.length > 0 && schemaId !== null ? (
              <Text id="groupSchemaCounts" values={{ schema: name, terms: formatList(effect.termNames) }} />
            ) : (
              <Text id="groupSchemaCountsNothing" />
            )}{' '}
            <Text id="groupSchemaStudents" values={{ count: effect.studentCount }} />
            {effect.recordCount > 0 && (
              <>
                {' '}
                <Text id="groupSchemaRecords" values={{ count: effect.recordCount }} />
              </>
            )}
          </Note>
        )
      }
    </DataView>
  );
}
