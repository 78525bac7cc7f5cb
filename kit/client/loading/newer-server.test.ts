import { beforeEach, expect, test, vi } from 'vitest';
import { call } from '../call/call.ts';
import { page } from '../page.ts';
import { startAgainWhenServerIsNewer } from './start-again-when-newer.ts';
import { configure, FakeApi, serverError } from '../testing/fake-api.ts';
import type { TypedDocument } from '../typed-document.ts';

const regions: TypedDocument<{ regions: string[] }, Record<string, never>> = {
  operationName: 'regions',
  query: 'query regions {\n  regions\n}',
};

/** The server takes no question of this page, and its own page has this script. */
function serverOf(script: string): string[] {
  const api = new FakeApi({
    regions: serverError('Your request was not understood.', { problem: 'requestNotUnderstood' }),
  });
  const pages: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/graphql')) return api.fetch(url, init);
    pages.push(url);
    return new Response(`<script type="module" src="/assets/${script}"></script>`);
  });
  return pages;
}

const outcomeOf = async (options = {}): Promise<unknown> => {
  let outcome: unknown = 'pending';
  call(regions, {}, options).catch((problem: unknown) => (outcome = problem));
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1_000);
  return outcome;
};

const misunderstood = expect.objectContaining({ problem: 'requestNotUnderstood' });

beforeEach(() => {
  configure();
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(page, 'reload').mockReturnValue();
  document.head.innerHTML = '<script type="module" src="https://x.example/assets/index-one.js"></script>';
  startAgainWhenServerIsNewer();
});

test('a question that a server of the same build does not understand is told as it is', async () => {
  serverOf('index-one.js');
  expect(await outcomeOf()).toEqual(misunderstood);
  expect(page.reload).not.toHaveBeenCalled();
});

test('a last word starts nothing again (TRAP-81)', async () => {
  const pages = serverOf('index-two.js');
  expect(await outcomeOf({ ignoresSessionLoss: true })).toEqual(misunderstood);
  expect([pages, vi.mocked(page.reload).mock.calls]).toEqual([[], []]);
});

test('questions that a newer server does not know lead to its page, once, in place of an error', async () => {
  const pages = serverOf('index-two.js');
  const postMessage = vi.fn<(message: unknown) => void>();
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: { postMessage } } });
  expect(await Promise.all([outcomeOf(), outcomeOf()])).toEqual(['pending', 'pending']);
  // The worker keeps the same old build, and must not stand in with it.
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ meetsNewerServer: true });
  expect(pages).toHaveLength(1);
  expect(page.reload).toHaveBeenCalledOnce();
});
