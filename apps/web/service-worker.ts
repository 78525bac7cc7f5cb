/**
 * Keeps what every page is drawn from, so that the app stands without a network: its page, its configuration, and the
 * scripts, styles and fonts that were used. All of it is the same for everybody; nothing that anybody has read or written
 * passes through here. Built into one plain script by offline-frame.ts, which puts the name of the build in.
 */
declare const BUILD: string;

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface AskEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
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
/** What the server answers with something else than the app: files, films, sign-in elsewhere, operations. */
const NOT_A_PAGE = /^\/(auth|csp-report|dev|downloads|files|films|graphql|healthz|metrics)(\/|$)/;

const openFrame = (): Promise<Cache> => caches.open(FRAME);

/** The page of this build with everything it names. */
async function keepFrame(): Promise<void> {
  const frame = await openFrame();
  const answer = await fetch(PAGE, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
  const html = await answer.clone().text();
  await frame.put(PAGE, answer);
  const named = [...html.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map(([, url]) => url ?? '');
  await frame.addAll([CONFIG, ...new Set(named)]);
}

async function forgetOtherBuilds(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== FRAME).map((name) => caches.delete(name)));
  await scope.clients.claim();
}

async function keepAll(urls: readonly string[]): Promise<void> {
  const frame = await openFrame();
  // One by one: what is missing by now must not keep the others out.
  await Promise.allSettled(
    urls.map(async (url) => {
      if (!(await frame.match(url))) await frame.add(url);
    }),
  );
}

/** A name under assets/ carries the hash of what it names, so what is kept is never out of date. */
async function asset(request: Request): Promise<Response> {
  const frame = await openFrame();
  const kept = await frame.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await frame.put(request.url, answer.clone());
  return answer;
}

async function configuration(request: Request): Promise<Response> {
  const frame = await openFrame();
  try {
    const answer = await fetch(request);
    if (answer.ok) await frame.put(CONFIG, answer.clone());
    return answer;
  } catch (error) {
    const kept = await frame.match(CONFIG);
    if (kept) return kept;
    throw error;
  }
}

/** From the network, so that nobody works with an old build; what is kept stands in when that fails or takes too long. */
async function page(request: Request): Promise<Response> {
  const kept = (await openFrame()).match(PAGE);
  const asked = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), PATIENCE_MS));
  try {
    return (await Promise.race([asked, late])) ?? (await kept) ?? (await asked);
  } catch (error) {
    const frame = await kept;
    if (frame) return frame;
    throw error;
  }
}

scope.addEventListener('install', (event) => event.waitUntil(keepFrame()));
// A new build waits until no page of the old one is open: their scripts are kept together and go together.
scope.addEventListener('activate', (event) => event.waitUntil(forgetOtherBuilds()));
scope.addEventListener('message', (event) => {
  const { keep } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(keep)) event.waitUntil(keepAll(keep.filter((url) => typeof url === 'string')));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // Calls, uploads and parts of films are none of its business: without an answer here the browser does as ever.
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (pathname.startsWith(ASSETS) && request.destination !== 'document') event.respondWith(asset(request));
  else if (origin !== scope.location.origin) return;
  else if (pathname === CONFIG) event.respondWith(configuration(request));
  else if (request.mode === 'navigate' && !NOT_A_PAGE.test(pathname)) event.respondWith(page(request));
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- Nothing of this is global; the build takes the line out again.
export {};
