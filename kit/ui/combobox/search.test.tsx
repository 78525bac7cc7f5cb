import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TestPage } from '#kit/client/testing/test-page.tsx';
import { Combobox } from './combobox.tsx';
import type { Suggestion } from './suggestion.ts';
import { SEARCH_AFTER_MS } from './use-suggestions.ts';

interface Question {
  search: string;
  answer: PromiseWithResolvers<readonly Suggestion[]>;
  signal: AbortSignal;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const lines = (): (string | null)[] => screen.queryAllByRole('option').map(({ textContent }) => textContent);

/** A field whose searches are answered when a test says so, and never by themselves. */
function show() {
  const asked: Question[] = [];
  const source = (search: string, signal: AbortSignal): Promise<readonly Suggestion[]> => {
    const answer = Promise.withResolvers<readonly Suggestion[]>();
    asked.push({ search, answer, signal });
    return answer.promise;
  };
  render(
    <TestPage>
      <Combobox name="person" label="Person" source={source} />
    </TestPage>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Person' });
  const type = (value: string): void => void fireEvent.change(field, { target: { value } });
  return {
    asked,
    field,
    type,
    async typeAndRest(value: string): Promise<Question | undefined> {
      type(value);
      await pass(SEARCH_AFTER_MS);
      return asked.at(-1);
    },
    press: (key: string): void => void fireEvent.keyDown(field, { key }),
  };
}

const ANA = { value: 'p1', label: 'Ana' };

test('a search is asked once the typing rests, and an old answer never overtakes a new one', async () => {
  const { asked, type, typeAndRest } = show();
  type('a');
  await pass(SEARCH_AFTER_MS - 1);
  const old = await typeAndRest('an');
  expect(asked.map(({ search }) => search)).toEqual(['an']);
  const latest = await typeAndRest('ana');
  expect(old?.signal.aborted).toBe(true);
  latest?.answer.resolve([ANA]);
  old?.answer.resolve([{ value: 'p2', label: 'Anton' }]);
  await pass(0);
  expect(lines()).toEqual(['Ana']);
});

test('a user who opens the list is shown the first of all at once', async () => {
  const { asked, field } = show();
  fireEvent.click(field);
  await pass(0);
  expect(asked.map(({ search }) => search)).toEqual(['']);
  asked[0]?.answer.resolve([ANA]);
  await pass(0);
  expect(lines()).toEqual(['Ana']);
});

test('Enter chooses nothing while the list still shows what fitted other words', async () => {
  const { field, press, type, typeAndRest } = show();
  (await typeAndRest('an'))?.answer.resolve([ANA]);
  await pass(0);
  type('anto');
  press('Enter');
  expect(lines()).toEqual(['Ana']);
  expect(field.value).toBe('anto');
  (await typeAndRest('anto'))?.answer.resolve([{ value: 'p2', label: 'Anton' }]);
  await pass(0);
  press('Enter');
  expect(field.value).toBe('Anton');
});

test('a search that failed says so and is asked again by its button or by Enter', async () => {
  const { asked, press, typeAndRest } = show();
  (await typeAndRest('ana'))?.answer.reject(new Error('away'));
  await pass(0);
  expect(screen.getAllByText('The list couldn’t be loaded')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('The list couldn’t be loaded')).toBeNull();
  await pass(SEARCH_AFTER_MS);
  asked.at(-1)?.answer.reject(new Error('still away'));
  await pass(0);
  press('Enter');
  await pass(SEARCH_AFTER_MS);
  asked.at(-1)?.answer.resolve([ANA]);
  await pass(0);
  expect(asked.map(({ search }) => search)).toEqual(['ana', 'ana', 'ana']);
  expect(lines()).toEqual(['Ana']);
});
