import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { minorUnits } from '#kit/money/minor-units.ts';
import { Form } from '../form/form.tsx';
import { MoneyField } from './money-field.tsx';
import { NumberField } from './number-field.tsx';
import { integerOf, NumberSelectField } from './number-select-field.tsx';
import { PercentField } from './percent-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

function show() {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  const onChange = vi.fn<(value: number | null) => void>();
  const onChoose = vi.fn<(value: number | null) => void>();
  render(
    <TestPage>
      <Form onSubmit={onSubmit}>
        <NumberField name="seats" label="Seats" rules={{ min: 1, max: 40 }} onChange={onChange} />
        <MoneyField
          name="feeCents"
          label="Fee"
          currency={{ value: 'GBP', decimals: 2 }}
          defaultCents={minorUnits(123_450)}
        />
        <PercentField name="weight" label="Weight" defaultValue={12.5} />
        <NumberSelectField
          name="year"
          label="Year"
          options={[
            { value: 2026, label: '2026' },
            { value: 2027, label: '2027' },
          ]}
          onChoose={onChoose}
        />
        <TextArea name="reason" label="Reason" />
        <TextField name="pattern" label="Pattern" keepsSpaces />
      </Form>
    </TestPage>,
  );
  return { onSubmit, onChange, onChoose, person: userEvent.setup() };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a number field hands over the number that was typed (UI-09)', async () => {
  const { onSubmit, onChange, person } = show();
  await person.type(screen.getByLabelText('Seats'), '24');
  expect(onChange).toHaveBeenLastCalledWith(24);
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ seats: '24', feeCents: '123450', weight: '12.5' });
});

test('what was typed counts though Enter sends it from within the field', async () => {
  const { onSubmit, person } = show();
  await person.clear(screen.getByLabelText('Weight'));
  await person.type(screen.getByLabelText('Weight'), '101{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await person.clear(screen.getByLabelText('Weight'));
  await person.type(screen.getByLabelText('Weight'), '40{Enter}');
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ weight: '40' });
});

test('a number field gives nothing for what is no number, and says so (UI-10)', async () => {
  const { onSubmit, onChange, person } = show();
  await person.type(screen.getByLabelText('Seats'), 'many');
  expect(onChange).toHaveBeenLastCalledWith(null);
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Seats: Enter a number');
});

test.each([
  ['Seats', '41', 'Enter 40 or less'],
  ['Seats', '0', 'Enter 1 or more'],
  ['Seats', '1.5', 'Enter a whole number'],
  ['Fee', '1.005', 'Use at most 2 decimal places'],
  ['Weight', '101', 'Enter 100 or less'],
])('%s does not take %s: %s', async (label, text, problem) => {
  const { onSubmit, person } = show();
  await person.clear(screen.getByLabelText(label));
  await person.type(screen.getByLabelText(label), text);
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain(problem);
});

test('an amount is shown in its currency and handed over in cents', async () => {
  const { onSubmit, person } = show();
  const fee = screen.getByLabelText<HTMLInputElement>('Fee');
  expect(fee.value).toBe('1,234.50');
  await person.clear(fee);
  await person.type(fee, '0.29');
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ feeCents: '29' });
});

test('a drop-down of numbers gives whole numbers, and nothing when nothing is chosen (UI-16)', async () => {
  const { onChoose, person } = show();
  await person.selectOptions(screen.getByLabelText('Year'), '2027');
  expect(onChoose).toHaveBeenLastCalledWith(2027);
  await person.selectOptions(screen.getByLabelText('Year'), '');
  expect(onChoose).toHaveBeenLastCalledWith(null);
  expect(integerOf('12.7')).toBe(12);
});

test('texts are trimmed unless told not to (UI-08)', async () => {
  const { onSubmit, person } = show();
  await person.type(screen.getByLabelText('Reason'), '  a wedding  ');
  await person.type(screen.getByLabelText('Pattern'), ' a b ');
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ reason: 'a wedding', pattern: ' a b ' });
});
