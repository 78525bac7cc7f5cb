import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { noteAnswer } from '#kit/ui/offline/network.ts';
import { forgetUser } from './forget-user.ts';
import { configure, FakeApi, serverError } from './testing/fake-api.ts';
import { TestPage } from './testing/test-page.tsx';
import type { TypedDocument } from './typed-document.ts';
import { useCall } from './use-call.ts';

const psalm: TypedDocument<{ psalm: string }, { number: number }> = {
  operationName: 'psalm',
  query: 'query psalm($number: Int!) {\n  psalm(number: $number)\n}',
};

function Psalm({ number }: { number: number }) {
  const answer = useCall(psalm, { number });
  return (
    <>
      <DataView answer={answer}>{(data) => <p>{data.psalm}</p>}</DataView>
      <button type="button" onClick={answer.again}>
        Ask
      </button>
    </>
  );
}

const shown = (number: number) => (
  <TestPage>
    <Psalm number={number} />
  </TestPage>
);

afterEach(noteAnswer);
beforeEach(() => {
  configure();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('what is known stays when asking again fails, beside the problem and the way to try once more', async () => {
  const api = new FakeApi({ psalm: { data: { psalm: 'The Lord is my shepherd' } } });
  vi.stubGlobal('fetch', api.fetch);
  render(shown(23));
  await screen.findByText('The Lord is my shepherd');

  api.answers['psalm'] = serverError('Out of paper');
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Out of paper');
  expect(screen.getByText('The Lord is my shepherd')).toBeTruthy();

  api.answers['psalm'] = { data: { psalm: 'I shall not want' } };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('I shall not want')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the answer to another question is not shown as the answer to this one', async () => {
  const api = new FakeApi({ psalm: { data: { psalm: 'The Lord is my shepherd' } } });
  vi.stubGlobal('fetch', api.fetch);
  const { rerender } = render(shown(23));
  await screen.findByText('The Lord is my shepherd');
  api.answers['psalm'] = serverError('Out of paper');
  rerender(shown(24));
  expect((await screen.findByRole('alert')).textContent).toContain('Out of paper');
  expect(screen.queryByText('The Lord is my shepherd')).toBeNull();
});

test('without a network the last answer stands in, until whoever read it has left', async () => {
  const api = new FakeApi({ psalm: { data: { psalm: 'The Lord is my shepherd' } } });
  vi.stubGlobal('fetch', api.fetch);
  const first = render(shown(23));
  await screen.findByText('The Lord is my shepherd');
  first.unmount();

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const second = render(shown(23));
  expect(await screen.findByText('The Lord is my shepherd')).toBeTruthy();
  expect(screen.queryByText(/status code/)).toBeNull();
  second.unmount();

  forgetUser();
  render(shown(23));
  expect(await screen.findByText(/loads by itself/)).toBeTruthy();
  expect(screen.queryByText('The Lord is my shepherd')).toBeNull();
});
