import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { enter } from '#kit/client/session/session.ts';
import { configure, fakeUser } from '#kit/client/testing/fake-api.ts';
import { listenForShortcuts } from '#kit/ui/shortcut/listen-for-shortcuts.ts';
import { entry, showTimeLogs, toDecide } from '../testing/show-time-logs.tsx';

beforeEach(() => {
  configure();
  enter(fakeUser({ roles: ['user', 'manager'] }));
});
afterEach(() => vi.unstubAllGlobals());

test('the queue tells how many hours wait and since when, and is narrowed by group and category (HOURS-04)', async () => {
  const api = showTimeLogs('/timelogs?groupId=Second%20Year&categoryId=outreach', [entry('Ana Ruiz')]);
  expect(await screen.findByText(/^The oldest entry waits since/)).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Pending (1)' })).toHaveProperty('checked', true);
  // Nobody counts further than this.
  expect(screen.getByRole('radio', { name: 'Confirmed (1,000+)' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Refused (9)' }));
  await waitFor(() =>
    expect(api.variablesOf('hourQueue').map(({ filter }) => filter)).toEqual([
      { status: 'PENDING', search: '', groupId: 'Second Year', categoryId: 'outreach' },
      { status: 'REFUSED', search: '', groupId: 'Second Year', categoryId: 'outreach' },
    ]),
  );
});

test('a manager reads the entry beside the sums of its student, confirms it, comes to the next and can undo (HOURS-04)', async () => {
  const api = showTimeLogs('/timelogs', [entry('Ana Ruiz'), entry('Ben Osei')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Decide about Ana Ruiz' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByText('Note of Ana Ruiz')).toBeTruthy();
  expect(drawer.getByText(/^10\Whr confirmed, 1\Whr 30\Wmin pending, 40\Whr required$/)).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(api.variablesOf('decideHourEntry')).toHaveLength(1));
  expect(api.variablesOf('decideHourEntry')[0]).toMatchObject({
    entryId: 'Ana Ruiz',
    version: 3,
    status: 'CONFIRMED',
    adminComments: '',
  });
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const made = api.variablesOf('decideHourEntry')[0]?.['decisionId'];
  await waitFor(() => expect(api.variablesOf('undoHourDecision')).toEqual([{ decisionId: made }]));
});

test('refusing needs a reason: its field is led to, and nothing is sent before (HOURS-04)', async () => {
  const api = showTimeLogs('/timelogs?entry=Ana%20Ruiz', [entry('Ana Ruiz')]);
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('Note of Ana Ruiz');
  await userEvent.click(drawer.getByRole('button', { name: 'Refuse' }));
  expect(await drawer.findByText('Say why the hours are refused.')).toBeTruthy();
  const reason = drawer.getByLabelText('Note to Ana');
  expect(document.activeElement).toBe(reason);
  expect(api.variablesOf('decideHourEntry')).toHaveLength(0);
  await userEvent.type(reason, 'Which church?');
  await userEvent.click(drawer.getByRole('button', { name: 'Refuse' }));
  const refusal = { status: 'REFUSED', adminComments: 'Which church?' };
  await waitFor(() => expect(api.variablesOf('decideHourEntry')[0]).toMatchObject(refusal));
});

test('the queue is worked through by keys: j and k go on and back, c confirms, r refuses (HOURS-04)', async () => {
  onTestFinished(listenForShortcuts());
  const rows = ['Ana Ruiz', 'Ben Osei', 'Cara Lind'].map((name) => entry(name));
  const api = showTimeLogs('/timelogs?entry=Ana%20Ruiz', rows);
  await within(await screen.findByRole('dialog')).findByText('Note of Ana Ruiz');
  api.answers['hourEntryToDecide'] = toDecide(rows[1]);
  await userEvent.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
  api.answers['hourEntryToDecide'] = toDecide(rows[0]);
  await userEvent.keyboard('k');
  await within(screen.getByRole('dialog')).findByText('Note of Ana Ruiz');
  await userEvent.keyboard('r');
  expect(await screen.findByText('Say why the hours are refused.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Note to Ana'));
  // In a field a letter is a letter.
  await userEvent.keyboard('c');
  expect(api.variablesOf('decideHourEntry')).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Note to Ana'));
  screen.getByLabelText('Note to Ana').blur();
  api.answers['hourEntryToDecide'] = toDecide(rows[1]);
  await userEvent.keyboard('c');
  await waitFor(() =>
    expect(api.variablesOf('decideHourEntry')).toMatchObject([{ entryId: 'Ana Ruiz', status: 'CONFIRMED' }]),
  );
  expect(await screen.findByRole('heading', { name: 'Ben Osei' })).toBeTruthy();
});

test('what a supervisor answered by link is told with who, when and from where (HOURS-04)', async () => {
  const answered = {
    __typename: 'HourRequest',
    _id: 'asked',
    supervisorName: 'Ruth Meyer',
    supervisorEmail: 'ruth@example.net',
    state: 'CONFIRMED',
    answeredAt: '2026-11-18T07:31:00Z',
    answeredFrom: '203.0.113.9',
    comment: 'She came each week.',
  };
  showTimeLogs('/timelogs?entry=Ana%20Ruiz&status=CONFIRMED', [
    entry('Ana Ruiz', {
      status: 'CONFIRMED',
      adminComments: answered.comment,
      decidedAt: answered.answeredAt,
      request: answered,
    }),
  ]);
  const drawer = within(await screen.findByRole('dialog'));
  expect(
    await drawer.findByText(/^Confirmed by link by Ruth Meyer \(ruth@example.net, from 203.0.113.9, /),
  ).toBeTruthy();
  // Once, and not as if the manager had written it.
  expect(drawer.getByText('She came each week.')).toBeTruthy();
  expect(drawer.getByLabelText('Note to Ana')).toHaveProperty('value', '');
});

test('several are confirmed at once, what was changed meanwhile is told, and all of it is undone together (HOURS-04)', async () => {
  const api = showTimeLogs('/timelogs', [entry('Ana Ruiz'), entry('Ben Osei'), entry('Cara Lind')]);
  await userEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm 3' }));
  expect(await screen.findByText('2 entries were confirmed.')).toBeTruthy();
  expect(screen.getByText('1 entry was changed meanwhile and stays as it is.')).toBeTruthy();
  const sent = api.variablesOf('decideHourEntries')[0];
  expect(sent).toMatchObject({
    status: 'CONFIRMED',
    decisions: [{ entryId: 'Ana Ruiz', version: 3 }, {}, {}],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.variablesOf('undoHourDecisions')).toHaveLength(1));
  expect(api.variablesOf('undoHourDecisions')[0]).toMatchObject({
    decisions: [{ entryId: 'Ana Ruiz' }, { entryId: 'Ben Osei' }],
  });
});

test('several are refused for one reason (HOURS-04)', async () => {
  const api = showTimeLogs('/timelogs', [entry('Ana Ruiz'), entry('Ben Osei')]);
  await userEvent.click((await screen.findAllByRole('checkbox'))[0] as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Refuse 2' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse 2 entries' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse 2 entries' }));
  expect(api.variablesOf('decideHourEntries')).toHaveLength(0);
  await userEvent.type(dialog.getByLabelText('Note to the students'), 'Not our outreach');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse 2 entries' }));
  expect(await screen.findByText('2 entries were refused.')).toBeTruthy();
  const refusal = { status: 'REFUSED', adminComments: 'Not our outreach' };
  expect(api.variablesOf('decideHourEntries')[0]).toMatchObject(refusal);
});

test('the totals of a group are told by student and category, and sorted by any of them (HOURS-04)', async () => {
  showTimeLogs('/timelogs?tab=totals');
  const rowOf = (name: string) => screen.getByRole('link', { name }).closest('tr')?.textContent;
  await screen.findByRole('link', { name: 'Ana Ruiz' });
  expect(rowOf('Ana Ruiz')).toMatch(
    /10\Whrof 40\Whr · 1\Whr 30\Wmin pending30\Wmin10\Whrof 40\Whr · 1\Whr 30\Wmin pending · 30\Wmin more/,
  );
  const sums = screen.getByText('Students who are done').closest('dl')?.textContent;
  expect(sums).toMatch(
    /Required80\WhrConfirmed10\Whr30\Wmin more in other categoriesPending1\Whr 30\WminStudents who are done0 of 2/,
  );
  expect(rowOf('Ben Osei')).toMatch(/0\Whrof 40\Whr0\Whr0\Whrof 40\Whr/);
  await userEvent.click(screen.getByRole('button', { name: /Outreach/ }));
  const names = screen.getAllByRole('link', { name: /Ana|Ben/ }).map(({ textContent }) => textContent);
  expect(names).toEqual(['Ben Osei', 'Ana Ruiz']);
});

test.each(['totals', 'requirements'])(
  'an address that names a group out of reach shows no other one under %s, and another can be chosen (HOURS-04)',
  async (tab) => {
    const api = showTimeLogs(`/timelogs?tab=${tab}&groupId=elsewhere`);
    expect(await screen.findByText('Unknown group')).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Group' })).toHaveProperty('value', '');
    expect(api.variablesOf('hourTotals')).toEqual([]);
    expect(api.variablesOf('hourPolicy')).toEqual([]);
  },
);

test('what a group requires is said in hours, and kept to the minute; empty fields require nothing (HOURS-04)', async () => {
  const api = showTimeLogs('/timelogs?tab=requirements');
  expect(await screen.findByRole('textbox', { name: 'Outreach' })).toHaveProperty('value', '12.33');
  expect(screen.queryByLabelText('Bus')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Choir' }), '1.5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.variablesOf('saveHourPolicy')).toEqual([
      {
        groupId: 'First Year',
        version: 7,
        dueOn: '2027-06-18',
        requirements: [
          { categoryId: 'outreach', requiredMinutes: 740 },
          { categoryId: 'choir', requiredMinutes: 90 },
        ],
      },
    ]),
  );
  expect(await screen.findByText('Requirements saved')).toBeTruthy();
});

test('a category is added with names in other languages, and one is archived and taken back (HOURS-04)', async () => {
  const api = showTimeLogs('/timelogs?tab=requirements');
  await userEvent.click(await screen.findByRole('button', { name: 'Add category' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add category' }));
  await userEvent.type(dialog.getByLabelText('English'), 'Hospitality');
  await userEvent.type(dialog.getByLabelText('Deutsch'), 'Gastfreundschaft');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Hospitality was saved.')).toBeTruthy();
  expect(api.variablesOf('saveHourCategory')[0]).toMatchObject({
    version: null,
    regionId: 'walsall',
    input: { names: [{ name: 'Hospitality' }, { locale: 'de_DE', name: 'Gastfreundschaft' }] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Archive Choir' }));
  expect(await screen.findByText('“Choir” was archived.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.variablesOf('archiveHourCategory')).toEqual([
      { categoryId: 'choir', version: 2, isArchived: true },
      { categoryId: 'choir', version: 3, isArchived: false },
    ]),
  );
});
