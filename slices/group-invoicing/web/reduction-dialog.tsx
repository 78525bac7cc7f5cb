import { useState } from 'react';
import { parseDay, requireDay } from '#kit/calendar/day.ts';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { feeReductions, feesOfCampuses, giveFeeReduction } from './group-invoicing.graphql.generated.ts';
import { reductionOf, ReductionFields } from './reduction-fields.tsx';

interface ReductionDialogProps {
  personId: string;
  regionIds: readonly string[];
  onClose: () => void;
}

/** Lets a student pay less from a day on, whenever groups are invoiced. */
export function ReductionDialog({ personId, regionIds, onClose }: ReductionDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [feeReductions], tell: useFormProblem() });
  const [feeReductionId] = useState(() => crypto.randomUUID());
  const known = useQuery(feesOfCampuses, {}).data?.invoicingCampuses ?? [];
  const campuses = known.filter(({ _id }) => regionIds.includes(_id));
  const [chosen, setChosen] = useState<string | null>(null);
  const campus = campuses.find(({ _id }) => _id === chosen) ?? campuses[0];
  if (!campus) return null;
  const { _id: regionId, currency, today } = campus;

  async function give(values: Record<string, string>): Promise<void> {
    const feeReductionInput = {
      ...reductionOf(values),
      validFrom: requireDay(values['validFrom'] ?? ''),
      validTo: parseDay(values['validTo'] ?? ''),
    };
    if (await mutate(giveFeeReduction, { feeReductionId, personId, regionId, feeReductionInput })) onClose();
  }

  return (
    <Modal isOpen title={<Text id="giveFeeReduction" />} onClose={onClose}>
      <Form<string> id="feeReduction" submitLabel={text('save')} onSubmit={give}>
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
        <ReductionFields currency={currency} />
        <DayField
          name="validFrom"
          label={text('reductionFirstDay')}
          rules={{ today }}
          defaultDay={today}
          required
        />
        <DayField name="validTo" label={text('reductionLastDay')} rules={{ today }} />
      </Form>
    </Modal>
  );
}
