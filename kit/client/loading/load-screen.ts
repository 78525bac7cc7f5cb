import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import { noteAnswer, noteSilence, onRetry } from '#kit/ui/offline/network.ts';
import { whenConfigured } from '../config.ts';
import { isServerThere } from './is-server-there.ts';
import { fetchMissingStyles } from './missing-styles.ts';
import { reloadOnce } from './reload-once.ts';
import { waitBeforeTry } from '../sending/tries.ts';

export const SCREEN_RETRIES = 3;
export const SCREEN_RETRY_MS = 1_000;

/** The words Chromium, Firefox, Safari and the bundlers have for code that could not be fetched. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading (css )?chunk|chunkloaderror|preload css/i;

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && CHUNK_FAILURE.test(`${error.name} ${error.message}`);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Settles when it is worth trying once more: a while has passed, or the network is back. */
const hope = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const go = (): void => {
      stopHearing();
      resolve();
    };
    const stopHearing = onRetry(go);
    setTimeout(go, ms);
  });

/** A browser that says it is not online may be believed; one that says it is may still reach nothing. */
const isForWantOfNetwork = async (error: unknown): Promise<boolean> =>
  !navigator.onLine || (isChunkFailure(error) && !(await isServerThere()));

/**
 * Loads a screen's code, patiently; what is still missing after the retries is fetched by a new page. Where the server cannot
 * be reached it waits for it, however long that takes, and tells its listeners: a new page would not have the code
 * either.
 */
export async function loadScreen<Module>(
  load: () => Promise<Module>,
  onOffline: () => void = () => undefined,
): Promise<Module> {
  let silences = 0;
  let hasLacked = false;
  for (let retries = 0; ; retries += 1) {
    let module: Module | null = null;
    try {
      module = await load();
      const styles = fetchMissingStyles();
      // What another screen lacks holds nobody up who has come at once.
      if (hasLacked) await styles;
      else styles.catch(() => undefined);
      if (silences > 0) noteAnswer();
      return module;
    } catch (error) {
      hasLacked ||= isChunkFailure(error);
      if (await isForWantOfNetwork(error)) {
        silences += 1;
        noteSilence();
        onOffline();
        await hope(waitBeforeTry(silences, Math.random()));
        retries = -1;
      } else if (retries < SCREEN_RETRIES) {
        await pause(SCREEN_RETRY_MS);
      } else if (isChunkFailure(error) && reloadOnce()) {
        // The page is on its way out; showing a crash for its last moment would only frighten.
        return new Promise<never>(() => {});
      } else if (module !== null) {
        // A screen can be read and used without its styles.
        return module;
      } else {
        throw error;
      }
    }
  }
}

/** A route's `lazy`. */
type LazyScreen = () => Promise<LoadedScreen>;

interface LoadedScreen {
  Component: ComponentType;
  /** Asks for the data of a screen while it is on its way; the screen waits for it itself. */
  loader?: (navigation: { params: Params }) => null;
  shouldRevalidate?: (navigation: { currentUrl: URL; nextUrl: URL }) => boolean;
}

/** The screens of a slice by their addresses. Who may open an address is written in the site map of the app. */
export type Screens = Readonly<Record<string, LazyScreen>>;

type StandIn = (component: Promise<ComponentType>) => ComponentType;
const { promise: standIn, resolve: provideStandIn } = Promise.withResolvers<StandIn>();

/** Says what stands where a screen's code is not there without a network. Until then a screen is simply waited for. */
export { provideStandIn };

/** What a screen's module may export as `prefetch`: asks for what the screen shows at an address. */
export type Prefetch = (params: Params) => void;

const loaders = new WeakMap<object, () => Promise<{ prefetch?: Prefetch }>>();

/**
 * The component of this name from the module that `load` imports, once a route asks for it. Without a network another
 * stands in for it, which says so and gives way once the code is there.
 */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType> & { prefetch?: Prefetch }>,
  name: Name,
): LazyScreen {
  const lazy: LazyScreen = () =>
    new Promise((resolve, reject) => {
      const loading = loadScreen(load, () => {
        void standIn.then((later) => resolve({ Component: later(loading.then((module) => module[name])) }));
      });
      loading.then((module) => resolve(loadedScreen(module[name], module.prefetch)), reject);
    });
  loaders.set(lazy, load);
  return lazy;
}

/** Another place on the same screen needs no other data. */
const isElsewhere = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

function loadedScreen(Component: ComponentType, prefetch: Prefetch | undefined): LoadedScreen {
  if (!prefetch) return { Component };
  const loader: LoadedScreen['loader'] = ({ params }) => {
    void whenConfigured.then(() => prefetch(params));
    return null;
  };
  return { Component, loader, shouldRevalidate: isElsewhere };
}

/** Fetches a screen's code, and then its data, before they are needed. If that fails, the screen does so itself. */
export function prefetchScreen(lazy: unknown, params: Params): void {
  const load = typeof lazy === 'function' ? loaders.get(lazy) : undefined;
  load?.().then(
    ({ prefetch }) => prefetch?.(params),
    () => undefined,
  );
}
