/**
 * Keeps what every page is drawn from, so that the app stands without a network: its page, its configuration, and the
 * scripts, styles and fonts that were used. All of it is the same for everybody; nothing that a user has read or written
 * passes through here. Built into one plain script by offline-frame.ts, which puts the name of the build in.
 */
declare const BUILD: string;

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface InstallEvent extends LongEvent {
  addRoutes?(routes: { condition: { requestMethod: string }; source: 'network' }[]): Promise<void>;
}
interface AskEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** A request that the worker answers, and how it goes on working after that. */
interface WorkerRequest {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
}
interface PushedEvent extends LongEvent {
  readonly data: { json(): unknown } | null;
}
interface PressEvent extends LongEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly registration: {
    readonly installing: object | null;
    showNotification(title: string, options: object): Promise<void>;
  };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushedEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: PressEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LongEvent & { data: unknown }) => void): void;
}

const scope = globalThis as unknown as WorkerScope;

/** Each build has its own, so that its page and its scripts always fit together. */
const FRAME = `frame-${BUILD}`;
const PAGE = '/index.html';
const CONFIG = '/config.json';
const ASSETS = '/assets/';
/** A page that takes longer than this is drawn from what is kept. */
const PATIENCE_MS = 5_000;
/** What the server answers with something else than the app: files, films, sign-in elsewhere, operations, pages of its own. */
const NOT_A_PAGE =
  /^\/(alumni-mail|alumni-message|auth|confirm-hours|csp-report|dev|downloads|files|films|graphql|healthz|metrics|ministries|ministry-message|sponsor-receipt)(\/|$)/;

/** The server is of a newer build: what is kept is only for times without a network from then on. */
let isOutdated = false;

/** What is kept is a help and never a condition: a full disk or a private window must not cost an answer. */
async function orNothing<Found>(look: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await look();
  } catch {
    return undefined;
  }
}

const keep = (name: string, answer: Response): Promise<void> =>
  orNothing(async () => (await caches.open(FRAME)).put(name, answer));

const cachedConfig = () => orNothing(async () => (await caches.open(FRAME)).match(CONFIG));

/** A name under assets/ carries the hash of what it names, so it does not matter which build has kept it. */
const cachedAsset = (url: string) => orNothing(() => caches.match(url));

/** A build that waits for its turn has kept its page already, with everything it needs. */
const newestPage = () =>
  orNothing(async () => {
    const builds = await caches.keys();
    const pages = await Promise.all(builds.map(async (name) => (await caches.open(name)).match(PAGE)));
    return pages.findLast((kept) => kept !== undefined);
  });

/** The page of this build with everything it names. It comes last: where there is a page, nothing of it is missing. */
async function keepFrame(): Promise<void> {
  const frame = await caches.open(FRAME);
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
  const html = await answer.clone().text();
  const named = [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map(([, url]) => url ?? '');
  await frame.addAll([CONFIG, ...new Set(named)]);
  await frame.put(PAGE, answer);
}

async function forgetOtherBuilds(): Promise<void> {
  const others = (await orNothing(() => caches.keys()))?.filter((name) => name !== FRAME) ?? [];
  await Promise.all(others.map((name) => orNothing(() => caches.delete(name))));
  await scope.clients.claim();
}

async function keepAll(urls: readonly string[]): Promise<void> {
  const frame = await caches.open(FRAME);
  // One by one: what is missing by now must not keep the others out.
  await Promise.allSettled(
    urls.map(async (url) => {
      if (!(await cachedAsset(url))) await frame.add(url);
    }),
  );
}

async function asset({ request, waitUntil }: WorkerRequest): Promise<Response> {
  const kept = await cachedAsset(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) waitUntil(keep(request.url, answer.clone()));
  // A name that the server does not know any more is of a build before its own.
  else if (answer.status === 404) isOutdated = true;
  return answer;
}

async function configuration({ request, waitUntil }: WorkerRequest): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) waitUntil(keep(CONFIG, answer.clone()));
    return answer;
  } catch (error) {
    const kept = await cachedConfig();
    if (kept) return kept;
    throw error;
  }
}

/**
 * From the network, so that nobody works with an old build; the newest that is kept stands in when that fails. It also does
 * when that takes long, unless a newer one is known to be on the server: scripts of this one may be gone there.
 */
async function page({ request }: WorkerRequest): Promise<Response> {
  const fetched = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  const kept = newestPage();
  try {
    const answer = await Promise.race([fetched, late]);
    if (answer) return answer;
    const isNewest = !isOutdated && scope.registration.installing === null;
    return (isNewest ? await kept : undefined) ?? (await fetched);
  } catch (error) {
    const frame = await kept;
    if (frame) return frame;
    throw error;
  }
}

scope.addEventListener('install', (event) => {
  event.waitUntil(keepFrame());
  // Calls never wait for the worker: the last words of a page that is reloaded would be lost with the page meanwhile.
  void event.addRoutes?.([{ condition: { requestMethod: 'POST' }, source: 'network' }]);
});
// A new build waits until no page of the old one is open: their scripts are kept together and go together.
scope.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
scope.addEventListener('message', (event) => {
  const { loaded, meetsNewerServer } = (event.data ?? {}) as { loaded?: unknown; meetsNewerServer?: unknown };
  if (meetsNewerServer) isOutdated = true;
  if (Array.isArray(loaded))
    event.waitUntil(orNothing(() => keepAll(loaded.filter((url) => typeof url === 'string'))));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const incoming: WorkerRequest = { request, waitUntil: (work) => event.waitUntil(work) };
  const { origin, pathname } = new URL(request.url);
  // Calls, uploads and parts of films are none of its business: without an answer here the browser does as ever.
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (pathname.startsWith(ASSETS) && request.destination !== 'document') event.respondWith(asset(incoming));
  else if (origin !== scope.location.origin) return;
  else if (pathname === CONFIG) event.respondWith(configuration(incoming));
  else if (request.mode === 'navigate' && !NOT_A_PAGE.test(pathname)) event.respondWith(page(incoming));
});

/** What the server pushes says how much is unread, and nothing of what it is. */
async function showPushed(data: PushedEvent['data']): Promise<void> {
  const { title, body, path } = (data?.json() ?? {}) as { title?: string; body?: string; path?: string };
  if (typeof title !== 'string') return;
  // One at a time: the newest says it all.
  await scope.registration.showNotification(title, { body, tag: 'notifications', data: path });
}

/** In a page that is open already, where there is one. */
async function openPath(path: string): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' });
  const opened = pages.find(({ url }) => new URL(url).origin === scope.location.origin);
  if (!opened) await scope.clients.openWindow(path);
  await opened?.focus();
  if (opened && new URL(opened.url).pathname !== path) await opened.navigate(path);
}

scope.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
scope.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  // Only into the app, whatever was pushed.
  const path =
    typeof notification.data === 'string' && /^\/(?![/\\])/.test(notification.data) ? notification.data : '/';
  event.waitUntil(openPath(path));
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- Nothing of this is global; the build takes the line out again.
export {};
