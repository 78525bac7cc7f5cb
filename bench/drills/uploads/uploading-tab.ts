import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright-core';
import { newUpload, type UploadItem } from '#slices/video-uploads/rules/upload-item.ts';
import { FILM_NAME, type Film } from './films.ts';

/** How an upload stands when nothing more happens by itself; 'gone' when its tab was killed. */
export type Standing = 'completed' | 'error' | 'gone';

const isSettled = (status: string): status is Standing => status === 'completed' || status === 'error';

const LIST = 'unsent:videoUploads';
/** Longer than the troubles of a drill last; a film would wait for its server for hours. */
const SETTLED_WITHIN_MS = 180_000;

/** As a browser remembers a film whose tab was closed before the server had answered. */
export const leftUpload = (videoId: string, { bytes }: Film): UploadItem =>
  newUpload(
    { videoId, locale: 'en', itemId: randomUUID(), itemType: 'drill', type: 'video/mp4' },
    { name: FILM_NAME, size: bytes },
  );

/** A real tab of a real browser with the tray of uploads in it. */
export class UploadingTab {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async open(context: BrowserContext, origin: string, begun?: UploadItem): Promise<UploadingTab> {
    const page = await context.newPage();
    // Leaving in the middle of an upload is asked about; here it is meant.
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    if (begun) {
      await page.goto(`${origin}/config.json`);
      await page.evaluate(([name, items]) => localStorage.setItem(name, items), [
        LIST,
        JSON.stringify([begun]),
      ] as const);
    }
    await page.goto(`${origin}/dashboard`);
    return new UploadingTab(page);
  }

  /** Chooses the file an upload began with, and comes back when nothing more happens by itself. */
  async send(film: Film): Promise<Standing> {
    try {
      await this.#choose(film);
      await this.#status((status) => status !== 'error', 10_000);
      const status = await this.#status(isSettled, SETTLED_WITHIN_MS);
      if (!isSettled(status)) throw new Error(`A film is still "${status}" after ${SETTLED_WITHIN_MS} ms.`);
      return status;
    } catch (error) {
      if (this.#page.isClosed()) return 'gone';
      throw error;
    }
  }

  /** Chooses a file that is another one; the words by which it is refused. */
  async refusalOf(film: Film): Promise<string> {
    await this.#choose(film);
    const words = this.#page.getByRole('complementary').getByRole('alert');
    await words.waitFor({ timeout: 30_000 });
    return words.innerText();
  }

  #choose(film: Film): Promise<void> {
    return this.#page.getByLabel(`Resume ${FILM_NAME}`).setInputFiles(film.path, { timeout: 60_000 });
  }

  /** Waits for a status, as the browser remembers it, and answers how it stands by then. */
  async #status(isWanted: (status: string) => boolean, ms: number): Promise<string> {
    for (const until = Date.now() + ms; ; await this.#page.waitForTimeout(50)) {
      const status = await this.#page.evaluate((name) => {
        const [item] = JSON.parse(localStorage.getItem(name) ?? '[]') as { status: string }[];
        return item?.status ?? '';
      }, LIST);
      if (isWanted(status) || Date.now() > until) return status;
    }
  }

  /** Ends it at once; nothing in the page is asked or told. */
  kill(): Promise<void> {
    return this.#page.close({ runBeforeUnload: false });
  }
}
