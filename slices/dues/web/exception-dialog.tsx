import { useState } from 'react';
import { parseDay } from '#kit/calendar/day.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { EXCEPTION_KINDS, EXCEPTION_REASON_MAX } from '../rules/dues-policy.ts';
import { duesCampuses, giveDuesException, personDues } from './dues.graphql.generated.ts';

interface ExceptionDialogProps {
  personId: string;
  regionIds: readonly string[];
  onClose: () => void;
}

/** Spares a student the reminders or the hold of a campus. */
export function ExceptionDialog({ personId, regionIds, onClose }: ExceptionDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [personDues], tell: useFormProblem() });
  // The same however often the form is sent, so that one is made.
  const [duesExceptionId] = useState(() => crypto.randomUUID());
  const known = useQuery(duesCampuses, {}).data?.invoicingCampuses ?? [];
  const campuses = known.filter(({ _id }) => regionIds.includes(_id));
  const [chosen, setChosen] = useState<string | null>(null);
  const campus = campuses.find(({ _id }) => _id === chosen) ?? campuses[0];
  if (!campus) return null;
  const { _id: regionId, today } = campus;

  async function make(values: Record<string, string>): Promise<void> {
    const duesExceptionInput = {
      kind: EXCEPTION_KINDS.find((kind) => kind === values['kind']) ?? 'NO_REMINDERS',
      reason: values['reason'] ?? '',
      validTo: parseDay(values['validTo'] ?? ''),
    };
    if (!(await mutate(giveDuesException, { duesExceptionId, personId, regionId, duesExceptionInput })))
      return;
    showToast('success', text('duesExceptionMade'));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id="makeDuesException" />} onClose={onClose}>
      <Form<string> id="duesException" submitLabel={text('save')} onSubmit={make}>
        {campuses.length > 1 && (
          <SelectField
            name="regionId"
            label={text('booksCampus')}
            options={campuses.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={regionId}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            hidesPlaceholder
          />
        )}
        <SelectField
          name="kind"
          label={text('duesExceptionKind')}
          options={EXCEPTION_KINDS.map((kind) => ({ value: kind, label: text(`duesException${kind}`) }))}
          hidesPlaceholder
        />
        <TextField name="reason" label={text('booksReason')} required maxLength={EXCEPTION_REASON_MAX} />
        <DayField name="validTo" label={text('duesExceptionUntil')} rules={{ today, min: today }} />
      </Form>
    </Modal>
  );
}
