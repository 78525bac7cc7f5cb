import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNetworkAway, noteAnswer } from '#kit/ui/offline/network.ts';
import { isChunkFailure, loadScreen } from './load-screen.ts';
import { watchStyles } from './missing-styles.ts';
import { page } from '../page.ts';

const missing = new TypeError('Failed to fetch dynamically imported module: https://x.example/assets/a-1.js');

function runBuild(hash: string) {
  document.head.innerHTML = `<script type="module" src="https://x.example/assets/index-${hash}.js"></script>`;
}

/** Whether the college answers a page that asks whether it is there. */
let isThere: boolean;

beforeEach(() => {
  isThere = true;
  vi.stubGlobal('fetch', async () => {
    if (!isThere) throw new TypeError('Failed to fetch');
    return Response.json({});
  });
  noteAnswer();
  vi.useFakeTimers();
  sessionStorage.clear();
  runBuild('one');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  noteAnswer();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** Resolves to what came of the load after all its retries, or to "pending" while the page is on its way out. */
async function outcomeOf(load: () => Promise<unknown>): Promise<unknown> {
  let outcome: unknown = 'pending';
  loadScreen(load).then(
    (module) => (outcome = module),
    (error: unknown) => (outcome = error),
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return outcome;
}

test('a failed load is retried 3 times, 1000 ms apart (API-38)', async () => {
  const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('Out of luck')));
  const loading = loadScreen(load).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(load).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(4);
  expect(await loading).toEqual(new Error('Out of luck'));
});

test('a load that works at last gives the screen (API-38)', async () => {
  const load = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing)
    .mockResolvedValue('the screen');
  expect(await outcomeOf(load)).toBe('the screen');
});

test('a chunk that stays missing reloads the page, once for a build (API-39)', async () => {
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  expect(await outcomeOf(() => Promise.reject(missing))).toBe('pending');
  expect(reload).toHaveBeenCalledOnce();
  expect(await outcomeOf(() => Promise.reject(missing))).toBe(missing);
  expect(reload).toHaveBeenCalledOnce();
  runBuild('two');
  expect(await outcomeOf(() => Promise.reject(missing))).toBe('pending');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a chunk that is missing on the way to another screen leads there by a new page (API-39)', async () => {
  const goTo = vi.spyOn(page, 'goTo').mockReturnValue();
  vi.spyOn(page, 'headedFor').mockReturnValue('/student/links?sort=name');
  expect(await outcomeOf(() => Promise.reject(missing))).toBe('pending');
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/student/links?sort=name');
});

test('what is typed into the page waits for the one that follows, unless a user was leaving it', async () => {
  vi.spyOn(page, 'reload').mockReturnValue();
  document.body.innerHTML = '<form id="note"><input name="words"></form>';
  const field = document.querySelector('input');
  if (field) field.value = 'In the beginning';
  await outcomeOf(() => Promise.reject(missing));
  expect(sessionStorage.getItem('typed')).toContain('In the beginning');
  sessionStorage.clear();
  vi.spyOn(page, 'headedFor').mockReturnValue('/student/links');
  await outcomeOf(() => Promise.reject(missing));
  expect(page.reload).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem('typed')).toBeNull();
});

test('a browser that is online and reaches nobody waits, says so, and goes on by itself', async () => {
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  isThere = false;
  const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(missing));
  const onOffline = vi.fn<() => void>();
  let outcome: unknown = 'pending';
  void loadScreen(load, onOffline).then((module) => (outcome = module));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(load.mock.calls.length).toBeGreaterThan(4);
  expect([outcome, isNetworkAway(), onOffline.mock.calls.length > 0]).toEqual(['pending', true, true]);
  load.mockResolvedValue('the screen');
  await vi.advanceTimersByTimeAsync(30_000);
  expect([outcome, isNetworkAway()]).toEqual(['the screen', false]);
  expect(reload).not.toHaveBeenCalled();
});

test('a gate that answers in place of a server which is starting is no network', async () => {
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  vi.stubGlobal('fetch', async () => new Response('Bad gateway', { status: 502 }));
  const load = vi.fn<() => Promise<unknown>>(() => Promise.reject(missing));
  expect(await outcomeOf(load)).toBe('pending');
  expect([reload.mock.calls.length, isNetworkAway()]).toEqual([0, true]);
  load.mockResolvedValue('the screen');
  await vi.advanceTimersByTimeAsync(30_000);
});

test('a stylesheet that did not come while there was no network is there when the screen is shown', async () => {
  watchStyles();
  const asked = (): HTMLLinkElement | null => document.querySelector('link');
  let tries = 0;
  // As the bundler does: it asks for a stylesheet once, and from then on only for the code.
  const load = async (): Promise<string> => {
    tries += 1;
    if (tries > 1) return 'the screen';
    document.head.insertAdjacentHTML('beforeend', '<link rel="stylesheet" href="/assets/a.css" />');
    asked()?.dispatchEvent(new Event('error'));
    throw new Error('Unable to preload CSS for /assets/a.css');
  };
  const first = outcomeOf(load);
  const failed = asked();
  expect(await first).toBe('pending');
  expect(asked()).not.toBe(failed);
  expect(asked()?.getAttribute('href')).toBe('/assets/a.css');
  expect(await outcomeOf(() => Promise.resolve('another that has all of its own'))).toBe(
    'another that has all of its own',
  );
  asked()?.dispatchEvent(new Event('load'));
  expect(await outcomeOf(load)).toBe('the screen');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('an error that is no missing chunk does not reload the page (API-39)', async () => {
  const reload = vi.spyOn(page, 'reload').mockReturnValue();
  const broken = new Error('x is not a function');
  expect(await outcomeOf(() => Promise.reject(broken))).toBe(broken);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  'Failed to fetch dynamically imported module: https://x.example/a.js',
  'error loading dynamically imported module: https://x.example/a.js',
  'Importing a module script failed.',
  'Loading chunk 7 failed.',
  'Unable to preload CSS for /assets/a.css',
])('"%s" is a chunk failure', (message) => {
  expect(isChunkFailure(new Error(message))).toBe(true);
});

test('what a screen asks for ahead waits until the configuration says of whom', async () => {
  vi.resetModules();
  const { screen } = await import('./load-screen.ts');
  const { setConfig } = await import('../config.ts');
  const prefetch = vi.fn<(params: object) => void>();
  const { loader } = await screen(async () => ({ Screen: () => null, prefetch }), 'Screen')();
  loader?.({ params: { examId: '7' } });
  await Promise.resolve();
  expect(prefetch).not.toHaveBeenCalled();
  setConfig({} as Parameters<typeof setConfig>[0]);
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledExactlyOnceWith({ examId: '7' }));
});
