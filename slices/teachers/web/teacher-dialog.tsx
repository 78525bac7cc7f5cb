import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { rememberRegion } from '#kit/client/storage/selected-region.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { Suggestion } from '#kit/ui/combobox/suggestion.ts';
import type { SelectOption } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { mergedFields } from '#kit/ui/form/merged-fields.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import {
  fieldsOf,
  newTeacher,
  teacherInputOf,
  type TeacherField,
  type TeacherFields,
} from './teacher-fields.ts';
import { TeacherFormFields } from './teacher-form-fields.tsx';
import {
  createTeacher,
  oneTeacher,
  teachers,
  updateTeacher,
  type OneTeacherFragment,
} from './teachers.graphql.generated.ts';

interface TeacherDialogProps {
  teacherId: string;
  /** Null for one who is still to be added. */
  teacher: OneTeacherFragment | null;
  campuses: readonly SelectOption[];
  onClose: () => void;
  onSaved?: (teacher: OneTeacherFragment) => void;
}

/** Everything that is said about a teacher, saved together. What another window has saved is never undone unseen. */
export function TeacherDialog({ teacherId, teacher, campuses, onClose, onSaved }: TeacherDialogProps) {
  const text = useText();
  const { attempt } = useMutation({ stale: [teachers] });
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(teacher);
  const [fields, setFields] = useState(teacher ? fieldsOf(teacher) : newTeacher(campuses));
  const [chosen, setChosen] = useState<Suggestion | null>(null);

  async function save(values: Record<TeacherField, string>): Promise<void> {
    const typed = { ...fields, ...values };
    const saved = await attempt(() => send(typed), { changedMeanwhile: () => takeOver(typed) });
    if (!saved) return;
    if (!known) rememberRegion(typed.regionId);
    showToast('success', text('teacherSaved'));
    onClose();
    onSaved?.(saved);
  }

  async function send(typed: TeacherFields): Promise<OneTeacherFragment> {
    const teacherInput = teacherInputOf(typed);
    return known
      ? (await call(updateTeacher, { teacherId, version: known.version, teacherInput })).updateTeacher
      : (await call(createTeacher, { teacherId, regionId: typed.regionId, teacherInput })).createTeacher;
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: TeacherFields): Promise<void> {
    const { teacher: now } = await call(oneTeacher, { teacherId });
    if (!now) return;
    setFields(mergedFields(typed, known ? fieldsOf(known) : fieldsOf(now), fieldsOf(now)));
    setKnown(now);
  }

  return (
    <Modal isOpen title={<Text id={teacher ? 'editTeacher' : 'newTeacher'} />} onClose={onClose}>
      <Form<TeacherField> key={known?.version} id="teacher" onSubmit={save}>
        <TeacherFormFields
          fields={fields}
          account={accountIn(fields, [accountOf(known), chosen])}
          onChooseAccount={setChosen}
          campuses={known ? null : campuses}
        />
      </Form>
    </Modal>
  );
}

const accountOf = (teacher: OneTeacherFragment | null): Suggestion | null =>
  teacher?.personId && teacher.personName ? { value: teacher.personId, label: teacher.personName } : null;

/** The account that the fields speak of, with its name: it was linked before, or chosen here. */
const accountIn = (
  { personId }: TeacherFields,
  accounts: readonly (Suggestion | null)[],
): Suggestion | null => accounts.find((account) => account?.value === personId) ?? null;
