import { useEffect, useRef } from 'react';
import { ActionButton } from '#kit/ui/button/action-button.tsx';
import { Combobox } from '#kit/ui/combobox/combobox.tsx';
import { DayField } from '#kit/ui/date/day-field.tsx';
import { NumberField } from '#kit/ui/field/number-field.tsx';
import { PasswordField } from '#kit/ui/field/password-field.tsx';
import { SelectField } from '#kit/ui/field/select-field.tsx';
import { TextArea } from '#kit/ui/field/text-area.tsx';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldProblems } from '#kit/ui/form/form-context.ts';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { FileUpload } from '#kit/ui/upload/file-upload.tsx';
import { Specimen, Stack } from './specimen.tsx';
import styles from './catalogue.module.css';

const RULES = { accept: ['.pdf', 'image/*'], maxBytes: 5_000, maxFiles: 3 };

const PROBLEMS = {
  refusedEmail: 'Enter an email address, such as ana@example.org',
  refusedPassword: 'Use at least 6 characters',
  refusedCampus: 'Choose a campus',
  refusedGroup: 'Choose a group',
  refusedDay: 'Choose a day from 1 September 2026 on',
  refusedSeats: 'At most 40',
  refusedReason: 'Say why',
};

function RefusedFields() {
  return (
    <FieldProblems value={PROBLEMS}>
      <div className={styles['looks']}>
        <TextField name="refusedEmail" label="Refused email" type="email" defaultValue="ana@" />
        <PasswordField
          name="refusedPassword"
          label="Refused password"
          autoComplete="new-password"
          minLength={6}
          help="At least 6 characters."
        />
        <SelectField name="refusedCampus" label="Refused campus" options={[]} />
        <Combobox name="refusedGroup" label="Refused group" source={[]} />
        <DayField name="refusedDay" label="Refused day" rules={{ today: '2026-11-15' }} />
        <NumberField name="refusedSeats" label="Refused seats" defaultValue={41} />
        <TextArea name="refusedReason" label="Refused reason" />
      </div>
    </FieldProblems>
  );
}

/** Chooses files as a person would who has not read what fits. */
function UnfitFiles() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(function chooseWhatDoesNotFit() {
    const input = box.current?.querySelector('input');
    if (!input) return;
    const chosen = new DataTransfer();
    chosen.items.add(new File(['Dear office'], 'Letter to the office.docx'));
    chosen.items.add(new File(['x'.repeat(6_000)], 'Portrait.png', { type: 'image/png' }));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <div ref={box}>
      <FileUpload label="Certificate" rules={RULES} onFiles={() => {}} />
    </div>
  );
}

/** What was filled in or chosen and does not fit. */
export function RefusalsSection() {
  return (
    <>
      <Specimen title="Field errors" about="Beside the field, in words; the neighbour stays where it is.">
        <RefusedFields />
      </Specimen>
      <Specimen title="Files that do not fit" about="Each by its name, with all its reasons." width="half">
        <UnfitFiles />
      </Specimen>
      <Specimen title="Files on their way" about="No more are taken until these are there." width="half">
        <Stack>
          <FileUpload label="Diploma" rules={RULES} disabled onFiles={() => {}} />
          <Progress
            label="Diploma 2024.pdf"
            done={3}
            total={5}
            action={<ActionButton action="cancel" tone="quiet" />}
          />
        </Stack>
      </Specimen>
    </>
  );
}
