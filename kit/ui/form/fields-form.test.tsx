import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ProblemId } from '#kit/messages/known-problems.ts';
import { minorUnits } from '#kit/money/minor-units.ts';
import {
  day,
  flag,
  instant,
  integer,
  line,
  money,
  oneOf,
  optional,
  type ValuesOf,
  type WrittenValuesOf,
} from '#kit/record/field.ts';
import { Checkbox } from '../choice/checkbox.tsx';
import { DayField } from '../date/day-field.tsx';
import { InstantField } from '../date/instant-field.tsx';
import { MoneyField } from '../field/money-field.tsx';
import { SelectField } from '../field/select-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { TextProvider } from '../text/text-provider.tsx';
import { FieldsForm } from './fields-form.tsx';

/** No slice refuses these. */
const problem = 'tripInvalid' as ProblemId;
const trip = {
  goal: line({ max: 20, problem }),
  leader: optional(line({ max: 20, problem })),
  begins: day({ problem }),
  seats: integer({ min: 1, problem }),
  vehicle: oneOf('Vehicle', ['BUS', 'TRAIN']),
  isOpen: flag({ default: true }),
  note: line({ max: 20, default: '', problem }),
};

test('the values of a form have the types of its fields; what it does not show is as it began', async () => {
  const onSubmit = vi.fn<(values: ValuesOf<typeof trip>) => void>();
  render(
    <TextProvider locale="en" texts={{}}>
      <FieldsForm
        fields={trip}
        submitLabel="Send"
        initial={{ begins: '2026-03-01', seats: 2, note: 'By hand' }}
        onSubmit={onSubmit}
      >
        {({ control, choice }) => (
          <>
            <TextField {...control('goal')} label="Goal" />
            <TextField {...control('leader')} label="Leader" />
            <DayField {...control('begins')} label="Begins" rules={{ today: '2026-03-01' }} />
            <SelectField
              {...choice('seats')}
              label="Seats"
              options={['2', '3'].map((value) => ({ value, label: value }))}
            />
            <SelectField
              {...choice('vehicle')}
              label="Vehicle"
              options={trip.vehicle.options?.map((value) => ({ value, label: value })) ?? []}
            />
            <Checkbox {...control('isOpen')} label="Open" />
          </>
        )}
      </FieldsForm>
    </TextProvider>,
  );
  await userEvent.type(screen.getByLabelText('Goal'), ' Lake ');
  await userEvent.selectOptions(screen.getByLabelText('Seats'), '3');
  await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'TRAIN');
  await userEvent.click(screen.getByLabelText('Open'));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit).toHaveBeenCalledWith({
    goal: 'Lake',
    leader: null,
    begins: '2026-03-01',
    seats: 3,
    vehicle: 'TRAIN',
    isOpen: false,
    note: 'By hand',
  });
});

const ticket = {
  price: money({}),
  reduced: optional(money({})),
  leavesAt: instant({}),
  returnsAt: optional(instant({})),
};
/** What is known of a ticket beyond what the form asks for. */
const stored = {
  _id: 'one',
  price: minorUnits(1250),
  reduced: null,
  leavesAt: '2026-03-01T09:30:15.000Z',
  returnsAt: null,
} as const;

test('money is whole coins, an instant what the API writes; what the form does not ask for is not said', async () => {
  const onSubmit = vi.fn<(values: WrittenValuesOf<typeof ticket>) => void>();
  const euro = { value: 'EUR', decimals: 2 };
  render(
    <TextProvider locale="en" texts={{}}>
      <FieldsForm fields={ticket} submitLabel="Send" initial={stored} onSubmit={onSubmit}>
        {({ control }) => (
          <>
            <MoneyField {...control('price')} label="Price" currency={euro} />
            <MoneyField {...control('reduced')} label="Reduced" currency={euro} />
            <InstantField {...control('leavesAt')} legend="Leaves" zone="Europe/London" />
            <InstantField {...control('returnsAt')} legend="Returns" zone="Europe/London" />
          </>
        )}
      </FieldsForm>
    </TextProvider>,
  );
  const { _id, ...asked } = stored;
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith(asked));
  await userEvent.clear(screen.getByLabelText('Price'));
  await userEvent.type(screen.getByLabelText('Price'), '7.05');
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ ...asked, price: minorUnits(705) }));
});
