import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Form } from '../form/form.tsx';
import { DayField } from './day-field.tsx';
import { DayRangeField } from './day-range-field.tsx';
import { TimeField } from './time-field.tsx';
import { weekStartIn } from './week-start.ts';

const RULES = { today: '2026-11-15', min: '2026-11-01' } as const;

function show() {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  render(
    <TestPage>
      <Form onSubmit={onSubmit}>
        <DayField name="dueDay" label="Due" rules={RULES} defaultDay="2026-11-20" />
        <TimeField name="dueTime" label="Time" defaultTime="23:59" />
        <DayRangeField names={['firstDay', 'lastDay']} legend="Away" rules={RULES} />
      </Form>
    </TestPage>,
  );
  return { onSubmit, person: userEvent.setup() };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const openCalendar = () =>
  userEvent.click(screen.getByRole('button', { name: 'Due: choose from the calendar' }));

test('a day and a time are shown in the reader’s language and handed over in one way', async () => {
  const { onSubmit } = show();
  expect(screen.getByLabelText<HTMLInputElement>('Due').value).toBe('Nov 20, 2026');
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toEqual({
    dueDay: '2026-11-20',
    dueTime: '23:59',
    firstDay: '',
    lastDay: '',
  });
});

test('days and times may be typed as people do', async () => {
  const { onSubmit, person } = show();
  await person.clear(screen.getByLabelText('Due'));
  await person.type(screen.getByLabelText('Due'), '12/1');
  await person.clear(screen.getByLabelText('Time'));
  await person.type(screen.getByLabelText('Time'), '930 pm');
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ dueDay: '2026-12-01', dueTime: '21:30' });
  expect(screen.getByLabelText<HTMLInputElement>('Due').value).toBe('Dec 1, 2026');
});

test.each([
  ['Due', 'soon', 'Due: Enter a date such as Nov 15, 2026'],
  ['Due', '10/31/2026', 'Due: Choose Nov 1, 2026 or later'],
  ['Time', '25:00', 'Time: Enter a time such as 9:30'],
])('%s does not take %s', async (label, text, problem) => {
  const { onSubmit, person } = show();
  await person.clear(screen.getByLabelText(label));
  await person.type(screen.getByLabelText(label), text);
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain(problem);
});

test('a calendar is walked by keyboard, over the end of a month, and Enter chooses', async () => {
  const { onSubmit, person } = show();
  await openCalendar();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Friday, November 20, 2026');
  await person.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  await person.keyboard('{PageDown}{End}{Enter}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Due'));
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ dueDay: '2027-01-09' });
});

test('a day outside the rules cannot be chosen', async () => {
  const { person } = show();
  await openCalendar();
  await person.keyboard('{PageUp}{Enter}');
  expect(screen.getByRole('grid', { name: 'October 2026' })).toBeTruthy();
});

test('Escape closes the calendar and changes nothing', async () => {
  const { person } = show();
  await openCalendar();
  await person.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Due').value).toBe('Nov 20, 2026');
});

test('the last day of a range cannot lie before the first', async () => {
  const { onSubmit, person } = show();
  await person.type(screen.getByLabelText('From'), '11/20/2026');
  await person.type(screen.getByLabelText('To'), '11/18/2026');
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('To: Choose Nov 20, 2026 or later');
  await person.clear(screen.getByLabelText('From'));
  await person.type(screen.getByLabelText('From'), '11/18/2026');
  await save();
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ firstDay: '2026-11-18', lastDay: '2026-11-18' });
});

test.each([
  ['en', 7],
  ['es-MX', 7],
  ['de-DE', 1],
  ['uk-UA', 1],
])('in %s weeks begin on day %i', (tag, weekday) => {
  expect(weekStartIn(tag)).toBe(weekday);
});
