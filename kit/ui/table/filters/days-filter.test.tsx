import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { FilterBar } from './filter-bar.tsx';
import { useList } from '../use-list.ts';

function Payments() {
  const list = useList(['paid']);
  return (
    <FilterBar list={list} filters={[{ kind: 'days', name: 'paid', label: 'Paid', today: '2026-11-15' }]} />
  );
}

function show(path = '/payments') {
  render(
    <TestPage path={path}>
      <Payments />
    </TestPage>,
  );
  return userEvent.setup();
}

const address = () => screen.getByLabelText('path').textContent;
const open = () => userEvent.click(screen.getByRole('button', { name: /^Paid/ }));
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

test('days from one to another are kept in the address and shown on the chip', async () => {
  const person = show();
  await open();
  await person.type(screen.getByLabelText('From'), '11/1');
  await person.type(screen.getByLabelText('To'), '11/15{Enter}');
  expect(address()).toBe('/payments?paid=2026-11-01..2026-11-15');
  // Intl puts a thin space on either side of the dash.
  const chip = screen.getByRole('button', { name: /Paid Nov 1\s–\s15, 2026/ });
  expect(document.activeElement).toBe(chip);
  expect(screen.queryByLabelText('From')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Remove Paid' }));
  expect(address()).toBe('/payments');
});

test.each([
  ['2026-11-01..', 'Paid from Nov 1, 2026'],
  ['..2026-11-15', 'Paid until Nov 15, 2026'],
])('%s in the address is shown as "%s", and opens as it was set', async (written, text) => {
  show(`/payments?paid=${written}`);
  await userEvent.click(screen.getByRole('button', { name: text }));
  const [first = '', last = ''] = written.split('..');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe(first && 'Nov 1, 2026');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe(last && 'Nov 15, 2026');
});

test('a last day before the first is told and not applied', async () => {
  const person = show('/payments?paid=2026-11-10..');
  await open();
  await person.type(screen.getByLabelText('To'), '11/9/2026');
  await apply();
  expect(screen.getByRole('alert').textContent).toContain('To: Choose Nov 10, 2026 or later');
  expect(address()).toBe('/payments?paid=2026-11-10..');
});

test('Escape closes the calendar first and then the filter', async () => {
  const person = show();
  await open();
  await person.click(screen.getByRole('button', { name: 'From: choose from the calendar' }));
  expect(screen.getByRole('grid')).toBeTruthy();
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(screen.getByLabelText('From')).toBeTruthy();
  await person.keyboard('{Escape}');
  expect(screen.queryByLabelText('From')).toBeNull();
});
