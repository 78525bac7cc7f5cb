import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { TextProvider } from '../text/text-provider.tsx';
import { chooseReaderZone } from '../date/reader-zone.ts';
import { asOf, tellTimesAsOf } from './as-of.ts';
import { Moment } from './moment.tsx';
import type { TimeStyle } from './use-time-text.ts';

const usual = asOf();

beforeEach(() => {
  tellTimesAsOf(new Date('2026-11-17T12:00:00Z'));
  chooseReaderZone('UTC');
});

afterEach(() => {
  tellTimesAsOf(usual);
  chooseReaderZone(null);
});

function shown(at: string, style: TimeStyle = {}): HTMLElement {
  cleanup();
  const { container } = render(
    <TestPage>
      <Moment at={at} {...style} />
    </TestPage>,
  );
  const time = container.querySelector('time');
  if (!time) throw new Error('no time');
  return time;
}

test.each([
  ['2026-11-17T23:59:00Z', 'today 11:59 PM'],
  ['2026-11-18T00:00:00Z', 'tomorrow 12:00 AM'],
  ['2026-11-16T16:02:00Z', 'yesterday 4:02 PM'],
  ['2026-11-23T09:00:00Z', 'Monday 9:00 AM'],
  ['2026-11-24T09:00:00Z', 'Nov 24, 9:00 AM'],
  ['2026-11-13T11:47:00Z', 'Fri, Nov 13, 11:47 AM'],
  ['2026-02-01T11:47:00Z', 'Feb 1, 11:47 AM'],
  ['2027-01-04T09:00:00Z', 'Jan 4, 2027, 9:00 AM'],
])('%s is told as %s', (at, text) => {
  expect(shown(at).textContent).toBe(text);
});

test('a day is told without its time, and seconds with the whole date', () => {
  expect(shown('2026-11-18T09:00:00Z', { shows: 'day' }).textContent).toBe('tomorrow');
  expect(shown('2026-11-17T09:00:07Z', { shows: 'second' }).textContent).toBe('Nov 17, 2026, 9:00:07 AM');
});

test('the exact time stands on hover and on paper', () => {
  const time = shown('2026-11-18T09:00:00Z');
  expect(time.title).toContain('Wednesday, November 18, 2026');
  expect(time.dataset['exact']).toBe('Nov 18, 2026, 9:00 AM');
});

test('a time at a campus is told by its clocks, and by the reader’s where they differ', () => {
  const at = '2026-11-18T06:59:00Z';
  expect(shown(at, { timeZone: 'UTC' }).textContent).toBe('tomorrow 6:59 AM');
  expect(shown(at, { timeZone: 'America/Denver' }).textContent).toBe(
    'today 11:59 PM (tomorrow 6:59 AM your time)',
  );
});

test.each([
  ['2026-11-23T06:00:00Z', 'Montag 06:00'],
  ['2026-11-30T06:00:00Z', '30. Nov., 06:00'],
  ['2027-03-11T06:00:00Z', '11.03.2027, 06:00'],
])('in German %s is told as %s: hours have two digits everywhere', (at, text) => {
  const { container } = render(
    <TextProvider locale="de_DE" texts={{}}>
      <Moment at={at} />
    </TextProvider>,
  );
  expect(container.querySelector('time')?.textContent).toBe(text);
});

test('held at a campus, a time in full names the zone of the campus', () => {
  const at = '2026-11-18T06:59:00Z';
  expect(shown(at, { timeZone: 'America/Denver' }).title).toMatch(
    /^Tuesday, November 17, 2026 at 11:59:00.PM, Denver \(GMT-7\)$/,
  );
});
