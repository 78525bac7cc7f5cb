import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Form } from '../form/form.tsx';
import { rememberTyped } from '../form/typed-values.ts';
import { Combobox } from './combobox.tsx';
import { MultiCombobox } from './multi-combobox.tsx';
import { fitting, type Suggestion } from './suggestion.ts';

const groups: readonly Suggestion[] = [
  { value: 'g1', label: 'Second year, day', aside: 'Jakarta' },
  { value: 'g2', label: 'Second year, evening', aside: 'Walsall' },
  { value: 'g3', label: 'Élèves' },
];

function show() {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  render(
    <TestPage>
      <Form onSubmit={onSubmit}>
        <Combobox name="group" label="Group" source={groups} required />
        <MultiCombobox name="others" label="Others" source={groups} />
      </Form>
    </TestPage>,
  );
  return {
    onSubmit,
    person: userEvent.setup(),
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Group' }),
  };
}

const lines = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test.each([
  ['year', ['g1', 'g2']],
  ['YEAR wals', ['g2']],
  ['eleves', ['g3']],
  ['', ['g1', 'g2', 'g3']],
  ['third', []],
])('"%s" fits %j', (search, values) => {
  expect(fitting(groups, search).map(({ value }) => value)).toEqual(values);
});

test('typing narrows the list, arrows and Enter choose, and the form gets the value', async () => {
  const { onSubmit, person, field } = show();
  await person.type(field, 'year');
  expect(lines()).toEqual(['Second year, dayJakarta', 'Second year, eveningWalsall']);
  await person.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[1]?.id);
  await person.keyboard('{Enter}');
  expect(field.value).toBe('Second year, evening');
  expect(lines()).toEqual([]);
  expect(onSubmit).not.toHaveBeenCalled();
  await save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ group: 'g2', others: '' });
});

test('what was chosen is chosen again on the page that follows a lost session; words alone choose nothing', async () => {
  const first = show();
  await first.person.type(first.field, 'evening{Enter}');
  const others = screen.getByRole('combobox', { name: 'Others' });
  await first.person.type(others, 'eleves{Enter}');
  await first.person.type(others, 'day');
  rememberTyped();
  cleanup();

  const { onSubmit, field } = show();
  expect(field.value).toBe('Second year, evening');
  await save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ group: 'g2', others: 'g3' });
});

test('Escape closes the list and brings back what was chosen', async () => {
  const { person, field } = show();
  await person.type(field, 'day{Enter}');
  await person.type(field, 'xyz');
  expect(screen.getByText('No matches')).toBeTruthy();
  await person.keyboard('{Escape}');
  expect(field.value).toBe('Second year, day');
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('deleting the words chooses nothing, and what is required is then missing', async () => {
  const { onSubmit, person, field } = show();
  await person.type(field, 'day{Enter}');
  await person.clear(field);
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toContain('Group: Required field missing');
});

test('several are chosen as chips, and taken away by their button or by Backspace', async () => {
  const { onSubmit, person, field } = show();
  await person.type(field, 'day{Enter}');
  const others = screen.getByRole('combobox', { name: 'Others' });
  await person.type(others, 'evening{Enter}');
  await person.type(others, 'el{Enter}');
  await person.type(others, 'day{Enter}');
  await person.keyboard('{Backspace}');
  await person.click(screen.getByRole('button', { name: 'Remove Élèves' }));
  await save();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ group: 'g1', others: 'g2' });
});

test('where there is always one, deleting the words only makes room for others', async () => {
  const onChoose = vi.fn<(chosen: Suggestion | null) => void>();
  render(
    <TestPage>
      <Combobox
        name="group"
        label="Group"
        source={groups}
        isNeverEmpty
        defaultChosen={groups[0] ?? null}
        onChoose={onChoose}
      />
    </TestPage>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.clear(field);
  expect(field.value).toBe('');
  await userEvent.tab();
  expect(field.value).toBe('Second year, day');
  expect(onChoose).not.toHaveBeenCalled();
});

test('Alt with the arrows opens and closes the list; Enter that ends a composed sign chooses nothing', async () => {
  const { person, field } = show();
  field.focus();
  await person.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(lines()).toHaveLength(3);
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(field.value).toBe('');
  await person.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(lines()).toEqual([]);
});
