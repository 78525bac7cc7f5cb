import { useState } from 'react';
import { useFormProblem } from '#kit/client/call/use-form-problem.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { yearOf } from '#kit/calendar/day.ts';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { TITLE_MAX } from '#slices/billing/rules/invoice.ts';
import { InvoiceLines, LineSums, useInvoiceLines } from '#slices/billing/web/api.ts';
import { FEE_LINES_MAX, YEAR_MAX, YEAR_MIN } from '../rules/fee-template.ts';
import {
  feesOfCampuses,
  saveFeeTemplate,
  type FeesOfCampusesQuery,
  type FeeTemplateRowFragment,
} from './group-invoicing.graphql.generated.ts';

interface FeeTemplateDialogProps {
  campuses: FeesOfCampusesQuery['invoicingCampuses'];
  /** Null for a new one. */
  stored: FeeTemplateRowFragment | null;
  onClose: () => void;
}

/** Writes down what a campus charges in a year. */
export function FeeTemplateDialog({ campuses, stored, onClose }: FeeTemplateDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [feesOfCampuses], afterRefusalToo: true, tell: useFormProblem() });
  // The same however often the form is sent, so that one is made.
  const [feeTemplateId] = useState(() => stored?._id ?? crypto.randomUUID());
  const [regionId, setRegionId] = useState(stored?.regionId ?? campuses[0]?._id ?? '');
  const typed = useInvoiceLines(stored?.lines);
  const campus = campuses.find(({ _id }) => _id === regionId);
  if (!campus) return null;

  async function save(values: Record<string, string>): Promise<void> {
    const saved = await mutate(saveFeeTemplate, {
      feeTemplateId,
      regionId,
      version: stored?.version ?? null,
      feeTemplateInput: {
        title: values['title'] ?? '',
        year: Number(values['year']),
        lines: typed.said(values),
      },
    });
    if (!saved) return;
    showToast('success', text('feeTemplateSaved'));
    onClose();
  }

  return (
    <Modal isOpen title={<Text id={stored ? 'feeTemplate' : 'newFeeTemplate'} />} onClose={onClose}>
      <Form<string> id="feeTemplate" submitLabel={text('save')} onSubmit={save}>
        <TextField
          name="title"
          label={text('booksTitle')}
          defaultValue={stored?.title ?? ''}
          required
          maxLength={TITLE_MAX}
          autoFocus
        />
        <NumberField
          name="year"
          label={text('feeYear')}
          defaultValue={stored?.year ?? yearOf(campus.today)}
          rules={{ min: YEAR_MIN, max: YEAR_MAX }}
          required
        />
        {!stored && campuses.length > 1 && (
          <SelectField
            name="regionId"
            label={text('booksCampus')}
            options={campuses.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={regionId}
            onChange={({ currentTarget }) => setRegionId(currentTarget.value)}
            hidesPlaceholder
          />
        )}
        <InvoiceLines typed={typed} currency={campus.currency} max={FEE_LINES_MAX} />
        <LineSums lines={typed.lines} currency={campus.currency} />
      </Form>
    </Modal>
  );
}
