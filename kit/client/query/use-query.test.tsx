import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { noteAnswer } from '#kit/ui/offline/network.ts';
import { forgetUser } from '../session/forget-user.ts';
import { enter } from '../session/session.ts';
import { configure, FakeApi, fakeUser, serverError } from '../testing/fake-api.ts';
import { TestPage } from '../testing/test-page.tsx';
import type { TypedDocument } from '../typed-document.ts';
import { prefetchQuery } from './prefetch.ts';
import { prefetched, queryClient } from './query-client.ts';
import { useQuery } from './use-query.ts';

const psalm: TypedDocument<{ psalm: string }, { number: number }> = {
  operationName: 'psalm',
  query: 'query psalm($number: Int!) {\n  psalm(number: $number)\n}',
};

interface PsalmProps {
  number?: number;
  fresh?: boolean;
}

function Psalm({ number = 23, fresh = false }: PsalmProps) {
  const answer = useQuery(psalm, { number }, { fresh });
  return (
    <>
      <DataView answer={answer}>{(data) => <p>{data.psalm}</p>}</DataView>
      <button type="button" onClick={answer.refetch}>
        Ask
      </button>
    </>
  );
}

const shown = (props: PsalmProps = {}) => (
  <TestPage>
    <Psalm {...props} />
  </TestPage>
);

const SHEPHERD = 'The Lord is my shepherd';
const found = (text: string) => ({ data: { psalm: text } });

function answering(answer: FakeApi['answers'][string]): FakeApi {
  const api = new FakeApi({ psalm: answer });
  vi.stubGlobal('fetch', api.fetch);
  return api;
}

const withoutNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

/** A user has read it, and has gone elsewhere. */
async function readOnce(): Promise<void> {
  answering(found(SHEPHERD));
  const { unmount } = render(shown());
  await screen.findByText(SHEPHERD);
  unmount();
}

afterEach(noteAnswer);
beforeEach(() => {
  configure();
  prefetched.clear();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('the very text that was generated is sent, in three fields (API-04)', async () => {
  const api = answering(found(SHEPHERD));
  render(shown());
  await screen.findByText(SHEPHERD);
  expect(api.calls.map(({ body }) => body)).toStrictEqual([
    { operationName: 'psalm', variables: { number: 23 }, query: psalm.query },
  ]);
});

test('what was seen before shows at once, and is asked for afresh all the same', async () => {
  await readOnce();
  answering(found('I shall not want'));
  render(shown());
  expect(screen.getByText(SHEPHERD)).toBeTruthy();
  expect(await screen.findByText('I shall not want')).toBeTruthy();
});

test('what is wrong when it is old waits for its answer', async () => {
  await readOnce();
  answering(found('I shall not want'));
  render(shown({ fresh: true }));
  expect(screen.queryByText(SHEPHERD)).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(await screen.findByText('I shall not want')).toBeTruthy();
});

test('what is wrong when it is old does not come back beside a problem, unless there is no network', async () => {
  await readOnce();
  answering(serverError('Out of paper'));
  const { unmount } = render(shown({ fresh: true }));
  expect((await screen.findByRole('alert')).textContent).toContain('Out of paper');
  expect(screen.queryByText(SHEPHERD)).toBeNull();
  unmount();
  withoutNetwork();
  render(shown({ fresh: true }));
  expect(await screen.findByText(SHEPHERD)).toBeTruthy();
});

test.each([false, true])(
  'what is known stays when asking again fails, beside the problem and the way to try once more (fresh: %s)',
  async (fresh) => {
    const api = answering(found(SHEPHERD));
    render(shown({ fresh }));
    await screen.findByText(SHEPHERD);

    api.answers['psalm'] = serverError('Out of paper');
    await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Out of paper');
    expect(screen.getByText(SHEPHERD)).toBeTruthy();

    api.answers['psalm'] = found('I shall not want');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('I shall not want')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each(['FORBIDDEN', 'NOT_FOUND'])(
  'what may not be seen any more is gone at once and stays gone: %s',
  async (code) => {
    await readOnce();
    answering(serverError('Not for you', { code }));
    const { unmount } = render(shown());
    expect((await screen.findByRole('alert')).textContent).toContain('Not for you');
    expect(screen.queryByText(SHEPHERD)).toBeNull();
    unmount();
    withoutNetwork();
    render(shown());
    expect(screen.queryByText(SHEPHERD)).toBeNull();
    expect(await screen.findByText(/loads automatically/)).toBeTruthy();
    expect(screen.queryByText(SHEPHERD)).toBeNull();
  },
);

test('the answer to another question is not shown as the answer to this one', async () => {
  const api = answering(found(SHEPHERD));
  const { rerender } = render(shown());
  await screen.findByText(SHEPHERD);
  api.answers['psalm'] = serverError('Out of paper');
  rerender(shown({ number: 24 }));
  expect(screen.queryByText(SHEPHERD)).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('Out of paper');
  expect(screen.queryByText(SHEPHERD)).toBeNull();
});

test('without a network the last answer stands in, until the user who read it has left', async () => {
  await readOnce();
  withoutNetwork();
  const { unmount } = render(shown());
  expect(await screen.findByText(SHEPHERD)).toBeTruthy();
  expect(screen.queryByText(/status code/)).toBeNull();
  unmount();

  forgetUser();
  render(shown());
  expect(await screen.findByText(/loads automatically/)).toBeTruthy();
  expect(screen.queryByText(SHEPHERD)).toBeNull();
});

test('what is on the screen when a user leaves is not asked for in nobody’s name, and goes with the screen', async () => {
  const api = answering(found(SHEPHERD));
  const { rerender, unmount } = render(shown());
  await screen.findByText(SHEPHERD);
  forgetUser();
  rerender(shown());
  await userEvent.click(screen.getByLabelText('path'));
  expect(api.calls).toHaveLength(1);
  unmount();
  withoutNetwork();
  render(shown());
  expect(await screen.findByText(/loads automatically/)).toBeTruthy();
  expect(screen.queryByText(SHEPHERD)).toBeNull();
});

test('a user who asks again gets an answer from after that, not the one that was under way', async () => {
  const waiting: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((answer) => void waiting.push(answer)));
  render(shown());
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  expect(waiting).toHaveLength(2);
  waiting[1]?.(Response.json(found('I shall not want')));
  waiting[0]?.(Response.json(found(SHEPHERD)));
  expect(await screen.findByText('I shall not want')).toBeTruthy();
});

test('of the answers that nobody looks at the oldest give way', async () => {
  answering(found(SHEPHERD));
  const { rerender } = render(shown({ number: 0 }));
  for (let number = 0; number <= 102; number += 1) {
    queryClient.setQueryData(['psalm', { number }], found(SHEPHERD).data, { updatedAt: number + 1 });
  }
  for (const number of [200, 201, 202]) rerender(shown({ number }));
  expect(queryClient.getQueryData(['psalm', { number: 1 }])).toBeUndefined();
  expect(queryClient.getQueryData(['psalm', { number: 102 }])).toEqual({ psalm: SHEPHERD });
});

test.for([false, true])(
  'what was prefetched is drawn at once and not asked for again (fresh: %s)',
  async (fresh) => {
    enter(fakeUser({}));
    const api = answering(found(SHEPHERD));
    prefetchQuery(psalm, { number: 23 });
    await vi.waitFor(() => expect(queryClient.getQueryData(['psalm', { number: 23 }])).toBeTruthy());
    render(shown({ fresh }));
    expect(screen.getByText(SHEPHERD)).toBeTruthy();
    expect(api.calls).toHaveLength(1);
  },
);

test.for([false, true])('a screen waits for what is being prefetched (fresh: %s)', async (fresh) => {
  enter(fakeUser({}));
  const api = answering(found(SHEPHERD));
  prefetchQuery(psalm, { number: 23 });
  render(shown({ fresh }));
  expect(await screen.findByText(SHEPHERD)).toBeTruthy();
  expect(api.calls).toHaveLength(1);
});
