import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const ORIGIN = window.location.origin;
const HTML = '<script type="module" src="/assets/main-1.js"></script><link href="/assets/look-1.css">';

class FakeCache {
  readonly kept = new Map<string, Response>();
  match = async (key: string): Promise<Response | undefined> => this.kept.get(absolute(key))?.clone();
  put = async (key: string, answer: Response): Promise<void> => void this.kept.set(absolute(key), answer);
  async add(url: string): Promise<void> {
    const answer = await fetch(url);
    if (!answer.ok) throw new TypeError(`${url} answered ${answer.status}`);
    await this.put(url, answer);
  }
  addAll = async (urls: string[]): Promise<void> =>
    void (await Promise.all(urls.map((url) => this.add(url))));
}

const absolute = (url: string): string => new URL(url, ORIGIN).href;

const stores = new Map<string, FakeCache>();
const listeners = new Map<string, (event: unknown) => void>();
/** What the worker goes on with after it has answered. */
let afterwards: Promise<unknown>[] = [];
let network: Map<string, () => Promise<Response>>;
const addRoutes = vi.fn<(routes: object[]) => void>();

/** A worker that has just been started: it remembers nothing. */
async function startWorker(): Promise<void> {
  vi.resetModules();
  vi.stubGlobal('BUILD', 'now');
  const listen = vi
    .spyOn(globalThis, 'addEventListener')
    .mockImplementation((type: string, listener: unknown) => {
      listeners.set(type, listener as (event: unknown) => void);
    });
  await import('./service-worker.ts');
  listen.mockRestore();
}

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(async () => {
  stores.clear();
  afterwards = [];
  stores.set('frame-before', new FakeCache());
  network = new Map([
    ['/index.html', async () => new Response(HTML)],
    ['/config.json', async () => new Response('{"appName":"one"}')],
    ['/assets/main-1.js', async () => new Response('main')],
    ['/assets/look-1.css', async () => new Response('look')],
  ]);
  vi.stubGlobal('clients', { claim: async () => undefined });
  vi.stubGlobal('registration', { installing: null });
  vi.stubGlobal('caches', {
    async open(name: string) {
      const store = stores.get(name) ?? new FakeCache();
      stores.set(name, store);
      return store;
    },
    async match(url: string) {
      const found = await Promise.all([...stores.values()].map((store) => store.match(url)));
      return found.find((answer) => answer !== undefined);
    },
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  });
  vi.stubGlobal('fetch', (asked: string | { url: string }) => {
    const url = typeof asked === 'string' ? asked : asked.url;
    const answer = network.get(new URL(url, ORIGIN).pathname);
    return answer ? answer() : Promise.reject(new TypeError('Failed to fetch'));
  });
  await startWorker();
  await happen('install');
  await happen('activate');
});

async function happen(type: string, data?: unknown): Promise<void> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get(type)?.({ data, addRoutes, waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
}

/** What the worker answers a request with; undefined where it leaves it to the browser. */
function ask(path: string, facts: Partial<Request> = {}): Promise<Response> | undefined {
  let answer: Promise<Response> | undefined;
  const request = {
    url: absolute(path),
    method: 'GET',
    mode: 'navigate',
    destination: 'document',
    headers: new Headers(),
    ...facts,
  };
  listeners.get('fetch')?.({
    request,
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (given: Promise<unknown>) => afterwards.push(given),
  });
  return answer;
}

const SCRIPT = { mode: 'cors', destination: 'script' } as const;

const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> =>
  (await answer)?.text();

test('without a network every page is the kept one, with the scripts it names and its configuration', async () => {
  network.clear();
  expect(await textOf(ask('/student/courses'))).toBe(HTML);
  expect(await textOf(ask('/assets/main-1.js', SCRIPT))).toBe('main');
  expect(await textOf(ask('/config.json', { mode: 'cors', destination: '' }))).toBe('{"appName":"one"}');
});

test('with a network a page is never older than the server’s', async () => {
  network.set('/dashboard', async () => new Response('the new build'));
  expect(await textOf(ask('/dashboard'))).toBe('the new build');
  network.set('/config.json', async () => new Response('{"appName":"two"}'));
  expect(await textOf(ask('/config.json', { mode: 'cors' }))).toBe('{"appName":"two"}');
});

test('calls go past the worker: the last words of an exam that is reloaded were lost in it (EXAM-08)', () => {
  expect(addRoutes.mock.calls).toEqual([[[{ condition: { requestMethod: 'POST' }, source: 'network' }]]]);
});

describe('a page that takes longer than five seconds', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    network.set(
      '/dashboard',
      () => new Promise((resolve) => setTimeout(() => resolve(new Response('the new build')), 9_000)),
    );
  });
  const shown = async (): Promise<string | undefined> => {
    const answer = textOf(ask('/dashboard'));
    await vi.advanceTimersByTimeAsync(10_000);
    return answer;
  };

  test('is drawn from what is kept', async () => {
    expect(await shown()).toBe(HTML);
  });

  test('is drawn from the build that waits for its turn, whose scripts are kept too', async () => {
    const next = new FakeCache();
    stores.set('frame-next', next);
    await next.put('/index.html', new Response('the next build'));
    await next.put('/assets/main-2.js', new Response('main of the next'));
    expect(await shown()).toBe('the next build');
    expect(await textOf(ask('/assets/main-2.js', SCRIPT))).toBe('main of the next');
  });

  test('is waited for while a newer build is being fetched', async () => {
    vi.stubGlobal('registration', { installing: {} });
    expect(await shown()).toBe('the new build');
  });

  test.each<[string, () => unknown]>([
    ['a page says that it has met one', () => happen('message', { meetsNewerServer: true })],
    ['the code of a screen is gone', () => ask('/assets/gone-1.js', SCRIPT)],
  ])(
    'is waited for once a newer server is known because %s; without a network it still stands',
    async (_, meet) => {
      network.set('/assets/gone-1.js', async () => new Response(null, { status: 404 }));
      await meet();
      expect(await shown()).toBe('the new build');
      network.clear();
      expect(await textOf(ask('/dashboard'))).toBe(HTML);
    },
  );
});

test('a build of which something could not be fetched has no page', async () => {
  stores.clear();
  network.delete('/assets/look-1.css');
  await expect(happen('install')).rejects.toThrow('Failed to fetch');
  network.clear();
  await expect(ask('/dashboard')).rejects.toThrow('Failed to fetch');
});

describe('a browser that refuses to keep or to find anything', () => {
  const refuse = async (): Promise<never> => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };

  test.each<[string, () => void]>([
    [
      'opens nothing',
      () => vi.stubGlobal('caches', { open: refuse, match: refuse, keys: refuse, delete: refuse }),
    ],
    ['says no at once', () => vi.stubGlobal('caches', undefined)],
    [
      'has no room',
      () => vi.spyOn(stores.get('frame-now') ?? new FakeCache(), 'put').mockImplementation(refuse),
    ],
  ])('and %s costs nobody an answer', async (_, refuseAll) => {
    refuseAll();
    network.set('/dashboard', async () => new Response('the page'));
    network.set('/assets/screen-1.js', async () => new Response('screen'));
    expect(await textOf(ask('/dashboard'))).toBe('the page');
    expect(await textOf(ask('/assets/screen-1.js', SCRIPT))).toBe('screen');
    expect(await textOf(ask('/config.json', { mode: 'cors', destination: '' }))).toBe('{"appName":"one"}');
    await happen('message', { loaded: [absolute('/assets/screen-1.js')] });
    await happen('activate');
    expect(await Promise.allSettled(afterwards)).not.toContainEqual(
      expect.objectContaining({ status: 'rejected' }),
    );
  });
});

test('what was loaded before the worker came is kept when the page says so, whatever is missing by now', async () => {
  network.set('/assets/screen-1.js', async () => new Response('screen'));
  await happen('message', { loaded: [absolute('/assets/gone-1.js'), absolute('/assets/screen-1.js')] });
  network.clear();
  expect(await textOf(ask('/assets/screen-1.js', SCRIPT))).toBe('screen');
});

test('the files of other builds go when this one takes over', () => {
  expect([...stores.keys()]).toEqual(['frame-now']);
});

test.each<[string, string, Partial<Request>]>([
  ['a call', '/graphql', { method: 'POST', mode: 'cors' }],
  ['a part of an upload', '/files/parts/p1', { method: 'PUT', mode: 'cors' }],
  ['a download', '/downloads/lesson-files/f1', {}],
  ['a file of the store', '/files/objects/f1', {}],
  ['a film', '/films/f1/pass/list.m3u8', { mode: 'cors' }],
  ['a piece of a film', '/assets/film.mp4', { headers: new Headers({ range: 'bytes=0-9' }), mode: 'cors' }],
  ['the way to a work account', '/auth/work-account/start', {}],
  ['whether the server is there', '/config.json', { method: 'HEAD', mode: 'cors' }],
  ['another site', 'https://elsewhere.example/page', {}],
])('%s is left to the browser', (_, path, facts) => {
  expect(ask(path, facts)).toBeUndefined();
});

describe('what is pushed', () => {
  const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => undefined);
  const close = vi.fn<() => void>();
  beforeEach(() => {
    showNotification.mockClear();
    vi.stubGlobal('registration', { installing: null, showNotification });
  });
  const press = async (data: unknown) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('notificationclick')?.({
      notification: { data, close },
      waitUntil: (given: Promise<unknown>) => (work = given),
    });
    await work;
  };

  test('is shown, the newest in place of the one before', async () => {
    await happen('push', {
      json: () => ({ title: 'Berea', body: '2 new notifications', path: '/notifications' }),
    });
    expect(showNotification).toHaveBeenCalledWith('Berea', {
      body: '2 new notifications',
      tag: 'notifications',
      data: '/notifications',
    });
  });

  test('opens in a page that is there, else in a new one, and never elsewhere than in the app', async () => {
    const lead = () => vi.fn<(path?: string) => Promise<void>>(async () => undefined);
    const openWindow = lead();
    const open = { url: `${ORIGIN}/dashboard`, focus: lead(), navigate: lead() };
    vi.stubGlobal('clients', { matchAll: async () => [open], openWindow });
    await press('/notifications');
    expect(open.navigate).toHaveBeenCalledWith('/notifications');
    expect(openWindow).not.toHaveBeenCalled();
    vi.stubGlobal('clients', { matchAll: async () => [], openWindow });
    await press('/notifications');
    await press('//evil.example');
    expect(openWindow.mock.calls).toEqual([['/notifications'], ['/']]);
  });
});
