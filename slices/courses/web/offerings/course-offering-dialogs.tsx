import { useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { RecordDialog } from '#kit/client/records/record-dialog.tsx';
import { ids, type ValuesOf } from '#kit/record/field.ts';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import type { Controls } from '#kit/ui/form/record-fields.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { courseOffering as fields, type CourseOfferingValues } from '../../rules/course-offering.ts';
import { managedCourse, type CourseOfferingRowFragment } from '../managing/course.graphql.generated.ts';
import { changeTeaching, groupsToTeach } from './course-offerings.graphql.generated.ts';

interface CourseOfferingDialogProps {
  courseId: string;
  courseOffering: CourseOfferingRowFragment;
  onClose: () => void;
}

export function CourseOfferingDialog({ courseId, courseOffering, onClose }: CourseOfferingDialogProps) {
  const text = useText();
  return (
    <RecordDialog
      id="courseOffering"
      title={<Text id="changeTeaching" />}
      fields={fields}
      stored={courseOffering}
      save={(courseOfferingInput, { id: courseOfferingId, version }) =>
        call(changeTeaching, { courseOfferingId, version: version ?? 0, courseOfferingInput })
      }
      stale={[managedCourse]}
      onSaved={() => showToast('success', text('teachingSaved'))}
      reload={async (id) => {
        const { managedCourse: managed } = await call(managedCourse, { courseId });
        return managed?.courseOfferings.find(({ _id }) => _id === id) ?? null;
      }}
      onClose={onClose}
    >
      {(controls) => <CourseOfferingControls today={courseOffering.today} controls={controls} />}
    </RecordDialog>
  );
}

const FIELDS = { groupIds: ids({}), ...fields };

interface TeachDialogProps {
  onGive: (groupIds: readonly string[], courseOffering: CourseOfferingValues) => Promise<boolean>;
  onClose: () => void;
}

export function TeachDialog({ onGive, onClose }: TeachDialogProps) {
  const text = useText();
  const [today] = useState(readerToday);

  async function give({ groupIds, ...courseOffering }: ValuesOf<typeof FIELDS>): Promise<void> {
    if (await onGive(groupIds, courseOffering)) onClose();
  }

  return (
    <Modal isOpen title={<Text id="giveToGroups" />} onClose={onClose}>
      <FieldsForm id="teach" fields={FIELDS} submitLabel={text('giveToGroups')} onSubmit={give}>
        {(controls) => (
          <>
            <MultiCombobox
              {...controls.control('groupIds')}
              label={text('teachingGroups')}
              source={findGroups}
            />
            <CourseOfferingControls today={today} controls={controls} />
          </>
        )}
      </FieldsForm>
    </Modal>
  );
}

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsToTeach, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};

interface CourseOfferingControlsProps {
  /** The day it is on the campus of the group, or for the reader where groups of several campuses are chosen. */
  today: Day;
  controls: Controls<typeof fields>;
}

/** The term and the days of a course that is taught. */
export function CourseOfferingControls({ today, controls: { control, day } }: CourseOfferingControlsProps) {
  const text = useText();
  const [firstDay, setFirstDay] = useState(day('firstDay').defaultDay);
  return (
    <>
      <TextField {...control('term')} label={text('teachingTerm')} autoComplete="off" />
      <DayField
        {...day('firstDay')}
        label={text('teachingFirstDay')}
        rules={{ today }}
        onChange={setFirstDay}
      />
      <DayField
        {...day('lastDay')}
        label={text('teachingLastDay')}
        rules={{ today, ...(firstDay && { min: firstDay }) }}
      />
    </>
  );
}
