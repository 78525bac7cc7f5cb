import type { Browser, Page, Request } from 'playwright-core';

/** One request of a view, as the browser made it. */
export interface RecordedCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Of this kind are the files that a browser fetches once and for all. */
const IS_FILE = /^\/(images\/|assets\/|fonts\/|icons\/|favicon|manifest|service-worker|apple-touch)/;

const OWN_TO_A_CONNECTION = new Set(['cookie', 'host', 'connection', 'content-length']);

interface SignedIn {
  origin: string;
  cookie: string;
}

interface Recording extends SignedIn {
  path: string;
  filled: (page: Page) => Promise<void>;
}

/**
 * What a browser asks the server for when a page is opened that it has opened before: its scripts are there, its data is
 * not. Listening ends when the page is filled and nothing is on its way.
 */
export const recordView = (
  browser: Browser,
  { origin, cookie, path, filled }: Recording,
): Promise<RecordedCall[]> =>
  recordCalls(browser, { origin, cookie }, async (page, listen) => {
    const open = async (): Promise<void> => {
      await page.goto(`${origin}${path}`);
      await filled(page);
      await page.waitForLoadState('networkidle');
    };
    await open();
    listen();
    await open();
  });

/** What a user's browser asks the server for from the moment at which `use` begins to listen. */
export async function recordCalls(
  browser: Browser,
  { origin, cookie }: SignedIn,
  use: (page: Page, listen: () => void) => Promise<void>,
): Promise<RecordedCall[]> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
  });
  try {
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    await context.addCookies([{ name, value, domain: 'localhost', path: '/', secure: true, httpOnly: true }]);
    const page = await context.newPage();
    const requests: Request[] = [];
    await use(page, () => void page.on('request', (request) => requests.push(request)));
    const calls = requests
      .filter((request) => request.url().startsWith(origin))
      .map((request) => ({ request, path: request.url().slice(origin.length) }))
      .filter((call) => !IS_FILE.test(call.path));
    return await Promise.all(
      calls.map(async ({ request, path: address }) => {
        const sent = Object.entries(await request.allHeaders());
        const headers = sent.filter(
          ([header]) => !header.startsWith(':') && !OWN_TO_A_CONNECTION.has(header),
        );
        return {
          method: request.method(),
          path: address,
          headers: Object.fromEntries(headers),
          body: request.postData(),
        };
      }),
    );
  } finally {
    await context.close();
  }
}

/** What a call is about: the operation, or the address. */
export function nameOfCall({ path, body }: RecordedCall): string {
  if (body === null) return path;
  return (JSON.parse(body) as { operationName?: string }).operationName ?? path;
}
