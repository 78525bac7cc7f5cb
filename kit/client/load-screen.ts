import type { ComponentType } from 'react';
import { reloadOnce } from './reload-once.ts';

export const SCREEN_RETRIES = 3;
export const SCREEN_RETRY_MS = 1_000;

/** The words Chromium, Firefox, Safari and the bundlers have for code that could not be fetched. */
const CHUNK_FAILURE =
  /dynamically imported module|importing a module script failed|loading (css )?chunk|chunkloaderror|preload css/i;

export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && CHUNK_FAILURE.test(`${error.name} ${error.message}`);

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Loads a screen's code, patiently; what is still missing after the retries is fetched by a new page. */
export async function loadScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await load();
    } catch (error) {
      if (retries < SCREEN_RETRIES) {
        await pause(SCREEN_RETRY_MS);
      } else if (isChunkFailure(error) && reloadOnce()) {
        // The page is on its way out; showing a crash for its last moment would only frighten.
        return new Promise<never>(() => {});
      } else {
        throw error;
      }
    }
  }
}

/** A route's `lazy`. */
type LazyScreen = () => Promise<{ Component: ComponentType }>;

/** The screens of a slice by their addresses. Who may open an address is written in the site map of the app. */
export type Screens = Readonly<Record<string, LazyScreen>>;

const loaders = new WeakMap<object, () => Promise<unknown>>();

/** The component of this name from the module that `load` imports, once a route asks for it. */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const lazy: LazyScreen = async () => ({ Component: (await loadScreen(load))[name] });
  loaders.set(lazy, load);
  return lazy;
}

/** Fetches a screen's code before it is needed. Should that fail, whoever goes there fetches it with more patience. */
export function prefetchScreen(lazy: unknown): void {
  const load = typeof lazy === 'function' ? loaders.get(lazy) : undefined;
  load?.().catch(() => undefined);
}
