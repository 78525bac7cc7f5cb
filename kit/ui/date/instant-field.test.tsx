import type { Instant } from '#kit/calendar/instant.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Form } from '../form/form.tsx';
import { InstantField } from './instant-field.tsx';
import { chooseReaderZone } from './reader-zone.ts';

beforeEach(() => chooseReaderZone('America/Denver'));

afterEach(() => chooseReaderZone(null));

interface Differing {
  zone?: string;
  defaultInstant?: Instant;
  required?: boolean;
}

function show({ zone = 'Europe/London', ...rest }: Differing = {}) {
  const onSubmit = vi.fn<(values: Record<string, string>) => void>();
  render(
    <TestPage>
      <Form onSubmit={onSubmit}>
        <InstantField name="due" legend="Due" zone={zone} {...rest} />
      </Form>
    </TestPage>,
  );
  return { handedOver: () => onSubmit.mock.lastCall?.[0]['due'], person: userEvent.setup() };
}

const day = () => screen.getByLabelText<HTMLInputElement>('Day');
const time = () => screen.getByLabelText<HTMLInputElement>('Time');
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

async function enter(dayWords: string, timeWords: string): Promise<void> {
  await userEvent.clear(day());
  await userEvent.type(day(), dayWords);
  await userEvent.clear(time());
  await userEvent.type(time(), timeWords);
}

test('an instant is shown as clocks in the zone show it, and handed over as it came', async () => {
  const { handedOver } = show({ defaultInstant: '2026-07-01T08:30:00Z' });
  expect([day().value, time().value]).toEqual(['Jul 1, 2026', '9:30 AM']);
  await save();
  expect(handedOver()).toBe('2026-07-01T08:30:00.000Z');
});

test('seconds that the fields do not show are kept for as long as the minute is', async () => {
  const { handedOver } = show({ defaultInstant: '2026-07-01T22:59:59Z' });
  await save();
  expect(handedOver()).toBe('2026-07-01T22:59:59.000Z');
  await enter('7/2/2026', '0:00');
  await save();
  expect(handedOver()).toBe('2026-07-01T23:00:00.000Z');
});

test('a day and time that are typed are those of the zone', async () => {
  const { handedOver } = show();
  await enter('12/1/2026', '9:30');
  await save();
  expect(handedOver()).toBe('2026-12-01T09:30:00.000Z');
});

test.each([
  ['Europe/London', /^London \(GMT/],
  ['America/Denver', null],
])('in %s the name of the zone beside the time is %s for a reader in Denver', (zone, name) => {
  show({ zone });
  expect(time().getAttribute('aria-describedby') === null).toBe(name === null);
  expect(screen.queryByText(name ?? /^Denver/) === null).toBe(name === null);
});

test('a time that clocks leave out is told, and taken when another day has it', async () => {
  const { handedOver } = show();
  await enter('3/29/2026', '1:30 am');
  await save();
  expect(screen.getByRole('alert').textContent).toContain(
    'Time: Clocks go forward on this day, so this time doesn’t exist',
  );
  expect(handedOver()).toBeUndefined();
  await userEvent.clear(day());
  await userEvent.type(day(), '3/30/2026');
  await save();
  expect(handedOver()).toBe('2026-03-30T00:30:00.000Z');
});

test('of a time that comes twice the first is meant, unless a user chooses the second', async () => {
  const { handedOver, person } = show();
  await enter('10/25/2026', '1:30 am');
  await save();
  expect(handedOver()).toBe('2026-10-25T00:30:00.000Z');
  const [, second] = screen.getAllByRole('radio', { name: /^1:30/ });
  await person.click(second!);
  await save();
  expect(handedOver()).toBe('2026-10-25T01:30:00.000Z');
  await person.clear(time());
  await person.type(time(), '3:00');
  expect(screen.queryByRole('radio')).toBeNull();
  await save();
  expect(handedOver()).toBe('2026-10-25T03:00:00.000Z');
});

test('the second of two equal times stays the second when nothing is changed', async () => {
  const { handedOver } = show({ defaultInstant: '2026-10-25T01:30:00Z' });
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(
    '2026-10-25T01:30:00.000Z',
  );
  await save();
  expect(handedOver()).toBe('2026-10-25T01:30:00.000Z');
});

test('a day needs a time and a time needs a day; neither is no instant', async () => {
  const { handedOver, person } = show();
  await save();
  expect(handedOver()).toBe('');
  await person.type(day(), '12/1/2026');
  await save();
  expect(screen.getByRole('alert').textContent).toContain('Time: Required field missing');
  await person.clear(day());
  await person.type(time(), '9:30');
  await save();
  expect(screen.getByRole('alert').textContent).toContain('Day: Required field missing');
});

test.each([
  ['Asia/Jakarta', 'Monday, November 16, 2026'],
  ['America/Denver', 'Sunday, November 15, 2026'],
  ['Pacific/Kiritimati', 'Monday, November 16, 2026'],
])('today is the day it is in the zone, not in Greenwich: %s', async (zone, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-15T23:30:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { person } = show({ zone });
  await person.click(screen.getByRole('button', { name: 'Day: choose from the calendar' }));
  const today = screen.getAllByRole('button').filter((one) => one.getAttribute('aria-current') === 'date');
  expect(today.map((one) => one.getAttribute('aria-label'))).toEqual([text]);
});
