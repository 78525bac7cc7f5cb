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

/** A route's `lazy`: the component of this name from the module that `load` imports. */
export const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async (): Promise<{ Component: ComponentType }> => ({ Component: (await loadScreen(load))[name] });
