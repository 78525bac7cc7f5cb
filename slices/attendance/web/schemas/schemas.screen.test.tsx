import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { messages as clientMessages } from '#kit/client/messages.ts';
import { configure, FakeApi } from '#kit/client/testing/fake-api.ts';
import { messages as uiMessages } from '#kit/ui/messages.ts';
import { TextProvider } from '#kit/ui/text/text-provider.tsx';
import { messages } from '../../rules/messages.ts';
import type { KeptSchemaFragment } from './schemas.graphql.generated.ts';
import { SchemasScreen } from './schemas.screen.tsx';

const texts = Object.fromEntries(
  [uiMessages, clientMessages, messages].flatMap(({ sources }) =>
    Object.entries(sources).map(([id, { text }]) => [id, text]),
  ),
);

const schema: KeptSchemaFragment = {
  __typename: 'AttendanceSchema',
  _id: 'day',
  version: 4,
  name: 'Day classes',
  lowPercent: 80,
  groupCount: 2,
  policies: [
    {
      firstDay: '2000-01-01',
      minutesLateThreshold: 15,
      graceAbsentsPerTerm: 2,
      graceLatesPerTerm: 3,
      absenceDeduction: 3,
      lateDeduction: 1,
    },
  ],
  terms: [
    {
      __typename: 'AttendanceTerm',
      _id: 'past',
      name: 'Autumn 2020',
      firstDay: '2020-09-01',
      lastDay: '2020-12-18',
    },
    {
      __typename: 'AttendanceTerm',
      _id: 'later',
      name: 'Autumn 2098',
      firstDay: '2098-09-01',
      lastDay: '2098-12-18',
    },
  ],
  leaveTypes: [
    {
      __typename: 'LeaveType',
      _id: 'ill',
      name: 'Illness',
      names: [{ locale: 'en', name: 'Illness' }],
    },
  ],
};

function show(): FakeApi {
  configure();
  const api = new FakeApi({
    attendanceSchemas: { data: { attendanceSchemas: [schema] } },
    setAttendancePolicy: { data: { setAttendancePolicy: schema } },
    saveAttendanceTerms: { data: { saveAttendanceTerms: schema } },
    saveLeaveTypes: { data: { saveLeaveTypes: schema } },
  });
  vi.stubGlobal('fetch', api.fetch);
  render(
    <TextProvider locale="en" texts={texts}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <SchemasScreen /> }])} />
    </TextProvider>,
  );
  return api;
}

test('a schema tells what so many absences and lates would cost (ATT-09)', async () => {
  show();
  expect(await screen.findByText(/: 10%$/)).toBeTruthy();
  const absences = screen.getByRole('textbox', { name: 'Try: absences' });
  await userEvent.clear(absences);
  await userEvent.type(absences, '2');
  expect(await screen.findByText(/: 1%$/)).toBeTruthy();
});

test('new parameters count from a term that is not over', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change grading' }));
  const dialog = screen.getByRole('dialog');
  const terms = within(dialog).getByRole('combobox', { name: 'Counts from' });
  expect([...terms.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Autumn 2098',
  ]);
  const grace = within(dialog).getByRole('textbox', { name: 'Absences forgiven per term' });
  await userEvent.clear(grace);
  await userEvent.type(grace, '5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('setAttendancePolicy')).toMatchObject([
      {
        schemaId: 'day',
        version: 4,
        termId: 'later',
        policyInput: { graceAbsentsPerTerm: 5, lateDeduction: 1 },
      },
    ]),
  );
});

test('of the terms, one that is over cannot be changed', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit terms' }));
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Term' });
  expect(names.map(({ value }) => value)).toEqual(['Autumn 2098']);
  expect(screen.getByText('1 past term stays as it is.')).toBeTruthy();
  await userEvent.clear(names[0]!);
  await userEvent.type(names[0]!, 'Michaelmas');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('saveAttendanceTerms')).toHaveLength(1));
  expect(api.variablesOf('saveAttendanceTerms')[0]?.['terms']).toEqual([
    { _id: 'later', name: 'Michaelmas', firstDay: '2098-09-01', lastDay: '2098-12-18' },
    { _id: 'past', name: 'Autumn 2020', firstDay: '2020-09-01', lastDay: '2020-12-18' },
  ]);
});

test('a type of leave gets its names', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit types of leave' }));
  await userEvent.click(screen.getByText('Other languages'));
  await userEvent.type(screen.getByRole('textbox', { name: 'Deutsch' }), 'Krankheit');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.variablesOf('saveLeaveTypes')).toHaveLength(1));
  expect(api.variablesOf('saveLeaveTypes')[0]?.['leaveTypes']).toEqual([
    {
      _id: 'ill',
      names: [
        { locale: 'en', name: 'Illness' },
        { locale: 'de_DE', name: 'Krankheit' },
      ],
    },
  ]);
});

test('a schema that groups use is not offered to be deleted, and says by how many', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  const item = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(item.textContent).toContain('Used by 2 groups');
  await userEvent.click(item);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a parameter below zero is refused at its field', async () => {
  const api = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Change grading' }));
  const dialog = within(screen.getByRole('dialog'));
  for (const name of ['Absences forgiven per term', 'Each further absence costs', 'Absent when later than']) {
    const field = dialog.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, '-3');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  }
  expect(api.variablesOf('setAttendancePolicy')).toEqual([]);
});
