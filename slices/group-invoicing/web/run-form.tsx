import { useState } from 'react';
import { addDays, requireDay } from '#kit/calendar/day.ts';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { NOTE_MAX, TITLE_MAX, USUAL_DAYS } from '#slices/billing/rules/invoice.ts';
import { InvoiceLines, LineSums, useInvoiceLines } from '#slices/billing/web/api.ts';
import { FEE_LINES_MAX } from '../rules/fee-template.ts';
import type { FeesOfCampusesQuery, FeeTemplateRowFragment } from './group-invoicing.graphql.generated.ts';
import { GroupsField } from './groups-field.tsx';
import type { Order } from './order.ts';

interface RunFormProps {
  known: FeesOfCampusesQuery;
  onShow: (order: Order) => Promise<void>;
}

/** Who is to be charged, and what for. */
export function RunForm({ known: { invoicingCampuses: campuses, feeTemplates }, onShow }: RunFormProps) {
  const text = useText();
  const [campusId, setCampusId] = useState(campuses[0]?._id ?? '');
  const [template, setTemplate] = useState<FeeTemplateRowFragment | null>(null);
  const typed = useInvoiceLines();
  const campus = campuses.find(({ _id }) => _id === campusId);
  const offered = feeTemplates.filter(({ regionId }) => regionId === campusId);
  if (!campus) return null;
  const { currency, today } = campus;

  function choose(id: string): void {
    const chosen = offered.find(({ _id }) => _id === id) ?? null;
    setTemplate(chosen);
    typed.restart(chosen?.lines ?? []);
  }

  const send = (values: Record<string, string>): Promise<void> =>
    onShow({
      regionId: campusId,
      groupIds: (values['groupIds'] ?? '').split(',').filter(Boolean),
      templateId: template?._id ?? null,
      title: values['title'] ?? '',
      note: values['note'] ?? '',
      dueOn: requireDay(values['dueOn'] ?? ''),
      lines: typed.said(values),
      differences: [],
      takenOut: [],
    });

  return (
    <Form<string> id="invoiceGroups" submitLabel={text('showInvoicePlan')} onSubmit={send}>
      {campuses.length > 1 && (
        <SelectField
          name="regionId"
          label={text('booksCampus')}
          options={campuses.map(({ _id, name }) => ({ value: _id, label: name }))}
          value={campusId}
          onChange={({ currentTarget }) => {
            setCampusId(currentTarget.value);
            setTemplate(null);
            typed.restart([]);
          }}
          hidesPlaceholder
        />
      )}
      {offered.length > 0 && (
        <SelectField
          key={`template of ${campusId}`}
          name="templateId"
          label={text('feeTemplate')}
          options={[
            { value: '', label: text('withoutFeeTemplate') },
            ...offered.map(({ _id, year, title }) => ({ value: _id, label: `${title} (${year})` })),
          ]}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          hidesPlaceholder
        />
      )}
      <GroupsField key={`groups of ${campusId}`} regionId={campusId} />
      <TextField
        key={`title of ${template?._id}`}
        name="title"
        label={text('booksTitle')}
        defaultValue={template?.title ?? ''}
        required
        maxLength={TITLE_MAX}
      />
      <DayField
        name="dueOn"
        label={text('booksDueOn')}
        rules={{ today, min: today }}
        defaultDay={addDays(today, USUAL_DAYS)}
        required
      />
      <InvoiceLines typed={typed} currency={currency} max={FEE_LINES_MAX} />
      <TextArea
        name="note"
        label={text('booksNote')}
        help={text('booksNoteHelp')}
        rows={2}
        maxLength={NOTE_MAX}
      />
      <LineSums lines={typed.lines} currency={currency} />
    </Form>
  );
}
