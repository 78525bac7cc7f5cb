import { useState } from 'react';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { RadioGroup } from '#kit/ui/choice/radio-group.tsx';
import { Switch } from '#kit/ui/choice/switch.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import type { Suggestion } from '#kit/ui/combobox/suggestion.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import { MoneyField } from '#kit/ui/field/money-field.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { NumberSelectField } from '#kit/ui/field/number-select-field.tsx';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { PercentField } from '#kit/ui/field/percent-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GuardedForm } from '#kit/ui/unsaved-changes/guarded-form.tsx';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { Row, Specimen, Stack } from './specimen.tsx';

const GROUPS: readonly Suggestion[] = [
  { value: 'g1', label: 'Second year, day', aside: 'Jakarta' },
  { value: 'g2', label: 'Second year, evening', aside: 'Walsall' },
  { value: 'g3', label: 'Third year, day', aside: 'Walsall' },
];

const tell = (values: Record<string, string>): void => showToast('info', JSON.stringify(values));

function Choices() {
  const [view, setView] = useState('week');
  return (
    <Stack>
      <Row>
        <Checkbox label="Checked" defaultChecked />
        <Checkbox label="Some" isMixed />
        <Checkbox label="Open" />
        <Checkbox label="Disabled" disabled />
        <Switch label="On" defaultChecked />
        <Switch label="Off" />
      </Row>
      <RadioGroup
        name="pace"
        legend="Pace"
        defaultValue="full"
        options={[
          { value: 'full', label: 'Full time', help: 'Four evenings a week.' },
          { value: 'part', label: 'Part time' },
          { value: 'guest', label: 'Guest', disabled: true },
        ]}
      />
      <SegmentedControl
        label="View"
        value={view}
        onChoose={setView}
        options={[
          { value: 'week', label: 'Week' },
          { value: 'month', label: 'Month' },
          { value: 'list', label: 'List' },
        ]}
      />
    </Stack>
  );
}

/** Everything that is filled in. */
export function InputsSection() {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <Specimen title="Fields" about="Label above, help below, error in its place." width="half">
        <Form id="fields" onSubmit={tell}>
          <TextField
            name="name"
            label="Full name"
            defaultValue="Thandiwe Nkosi"
            help="As it will stand on the diploma."
            required
          />
          <TextField name="email" label="Email" type="email" required />
          <PasswordField name="password" label="Password" autoComplete="new-password" minLength={6} />
          <TextField name="campus" label="Campus" defaultValue="Walsall" disabled help="Set by the office." />
          <TextArea name="reason" label="Reason" />
        </Form>
      </Specimen>
      <Specimen title="Numbers" about="Read and written as the reader’s language does." width="half">
        <Form id="numbers" onSubmit={tell}>
          <NumberField name="seats" label="Seats" defaultValue={24} rules={{ min: 1, max: 40 }} />
          <MoneyField
            name="feeCents"
            label="Fee"
            currency={{ value: 'GBP', decimals: 2 }}
            defaultCents={minorUnits(84_000)}
          />
          <PercentField name="weight" label="Weight" defaultValue={12.5} />
          <NumberSelectField
            name="year"
            label="Year"
            options={[2026, 2027].map((value) => ({ value, label: String(value) }))}
          />
        </Form>
      </Specimen>
      <Specimen title="Dropdown and combobox" about="Type to filter; arrows and Enter work." width="half">
        <GuardedForm id="choices" onSubmit={tell}>
          <SelectField
            name="campusId"
            label="Campus of study"
            options={[
              { value: 'w', label: 'Walsall' },
              { value: 'j', label: 'Jakarta' },
            ]}
          />
          <Combobox name="group" label="Group" source={GROUPS} defaultChosen={GROUPS[2] ?? null} />
          <MultiCombobox name="groups" label="Groups" source={GROUPS} defaultChosen={GROUPS.slice(0, 2)} />
        </GuardedForm>
      </Specimen>
      <Specimen title="Choices" about="Native controls with looks of our own." width="half">
        <Choices />
      </Specimen>
      <Specimen title="File upload" about="Drop or choose; what does not fit is told at once.">
        <FileUpload
          label="Transcript"
          rules={{ accept: ['.pdf', 'image/*'], maxBytes: 5_000_000, maxFiles: 3 }}
          onFiles={setFiles}
        />
        {files.length > 0 && <p>{files.map(({ name }) => name).join(', ')}</p>}
      </Specimen>
    </>
  );
}
