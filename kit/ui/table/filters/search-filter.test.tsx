import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useList } from '../use-list.ts';

const groups = Array.from({ length: 300 }, (_, at) => ({ value: `id-${at}`, label: `Group ${at}` }));
const findGroups = (search: string) =>
  Promise.resolve(groups.filter(({ label }) => label.includes(search)).slice(0, 20));

function Results() {
  const list = useList(['group']);
  const text = groups.find(({ value }) => value === list.params.filters['group'])?.label ?? null;
  return (
    <FilterBar
      list={list}
      filters={[{ kind: 'search', name: 'group', label: 'Group', source: findGroups, text }]}
    />
  );
}

test('one of more than a menu could show is searched for, kept in the address and told by its name', async () => {
  render(
    <TestPage path="/results">
      <Results />
    </TestPage>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Group' }));
  const field = screen.getByRole('combobox', { name: 'Group' });
  expect(document.activeElement).toBe(field);
  expect(await screen.findAllByRole('option')).toHaveLength(20);
  await person.type(field, '299');
  await screen.findByRole('option', { name: 'Group 299' });
  await person.keyboard('{Enter}');
  expect(screen.getByLabelText('path').textContent).toBe('/results?group=id-299');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Group Group 299' }));
  expect(screen.queryByRole('combobox')).toBeNull();
});
