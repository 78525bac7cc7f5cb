import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { retryWhatWaits } from '../offline/network.ts';
import { DataView, type Answer } from './data-view.tsx';

interface Courses {
  courses: string[] | null;
}

function show(answer: Partial<Answer<Courses>>) {
  render(
    <TestPage>
      <DataView<Courses> answer={{ data: null, problem: null, isLoading: false, ...answer }}>
        {({ courses }) => <p>{courses?.join(', ')}</p>}
      </DataView>
    </TestPage>,
  );
}

test('a spinner shows while data is on its way (UI-34)', () => {
  show({ isLoading: true });
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
});

test('a problem is told in its own words, and can be tried again (UI-35)', async () => {
  const refetch = vi.fn<() => void>();
  show({ problem: new Error('Out of paper'), refetch });
  expect(screen.getByRole('alert').textContent).toContain('Out of paper');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('what could not be had is asked for again by itself when the network is back', () => {
  const refetch = vi.fn<() => void>();
  show({ problem: new Error('No network'), refetch });
  window.dispatchEvent(new Event('online'));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a problem with newer data leaves what is known on the screen', () => {
  show({ data: { courses: ['Romans'] }, problem: new Error('Out of paper') });
  expect(screen.getByRole('alert').textContent).toContain('Out of paper');
  expect(screen.getByText('Romans')).toBeTruthy();
});

test('a problem whose message is known is told in the language of the page', () => {
  show({
    problem: Object.assign(new Error('English'), { problem: 'tooShort', values: { count: 6 } }),
  });
  expect(screen.getByRole('alert').textContent).toContain('Use at least 6 characters');
});

test.each([[null], [{ courses: [] }], [{ courses: null }]])('%j is no data (UI-36)', (data) => {
  show({ data });
  expect(screen.getByText('No data')).toBeTruthy();
});

test('a screen says itself when an answer of several fields is empty', () => {
  const answer = { data: { rows: [], count: 0 }, problem: null, isLoading: false };
  render(
    <TestPage>
      <DataView answer={answer}>{({ count }) => <p>{count} rows</p>}</DataView>
      <DataView answer={answer} isEmpty={({ rows }) => rows.length === 0}>
        {() => <p>never</p>}
      </DataView>
    </TestPage>,
  );
  expect(screen.getByText('0 rows')).toBeTruthy();
  expect(screen.getByText('No data')).toBeTruthy();
  expect(screen.queryByText('never')).toBeNull();
});

test('data shows, even while newer data is on its way', () => {
  show({ data: { courses: ['Romans', 'Hebrews'] }, isLoading: true });
  expect(screen.getByText('Romans, Hebrews')).toBeTruthy();
});

const unreachable = Object.assign(new Error('Response not successful: Received status code 0'), {
  code: 'UNREACHABLE',
});

test('without a network the page says calmly that it comes by itself, and tries when it is worth it', () => {
  const refetch = vi.fn<() => void>();
  show({ problem: unreachable, refetch });
  expect(screen.getByText('This loads automatically once you’re back online.')).toBeTruthy();
  expect(screen.queryByText(/status code/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  retryWhatWaits();
  expect(refetch).toHaveBeenCalledOnce();
});

test('without a network what is known stays without a word, and is asked for again', () => {
  const refetch = vi.fn<() => void>();
  show({ data: { courses: ['Romans'] }, problem: unreachable, refetch });
  expect(document.body.textContent).not.toMatch(/status|loads by itself/);
  expect(screen.getByText('Romans')).toBeTruthy();
  retryWhatWaits();
  expect(refetch).toHaveBeenCalledOnce();
});
