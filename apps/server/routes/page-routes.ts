import type { FastifyInstance, FastifyRequest } from 'fastify';
import { carriesSecret } from '#kit/access/secret-paths.ts';
import { AddressLimit } from '#kit/http/limits/address-limit.ts';
import { refuseBusyAddress } from '#kit/http/limits/refuse-busy-address.ts';
import { isAt } from '#kit/http/path-pattern.ts';
import { asData } from '#kit/http/security-headers.ts';
import { readSessionCookie } from '#kit/http/sessions/session-cookie.ts';
import { StaticFiles } from '#kit/http/static-files.ts';
import { closestLocale } from '#kit/messages/closest-locale.ts';
import { preferredLanguages } from '#kit/messages/preferred-languages.ts';

/** Where visitors find the login page, which can be read before its scripts have come. */
const LOGIN = new Set(['/', '/login']);
const ANY_PAGE = '/index.html';
/** An address that alone opens something is told to nobody, found by nobody and kept by nobody. */
const OF_SECRET = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'cache-control': 'no-store',
};
/** The pages that ask for their data with their HTML, by the addresses they stand at (written by the build). */
const FIRST_PAGES = '/first/pages.json';

export interface PageOptions {
  /** Where the built app stands. */
  folder: string;
  /** The delivery host of its assets, if there is one. */
  assetHost?: string;
  addressLimit?: AddressLimit;
  /** Whether the API answers at another host, which a page does not know before its configuration. */
  isApiElsewhere?: boolean;
}

/** The web app's files, and the pages that answer every other address. */
export function pageRoutes(
  app: FastifyInstance,
  { folder, assetHost = '', addressLimit = new AddressLimit(), isApiElsewhere = false }: PageOptions,
): void {
  const files = new StaticFiles(folder, assetHost);
  const firstPages = new FirstPages(files);

  app.get('/*', async (request, reply) => {
    if (refuseBusyAddress(addressLimit, request, reply)) return reply.send();
    // Not parsed as a URL: a request may send //, which is none.
    const [path = ''] = request.url.split('?', 1);
    const encoding = request.headers['accept-encoding']?.toString() ?? '';
    const isAsset = path.startsWith('/assets/');
    const found = path === '/' ? null : await files.find(path, encoding);
    if (found) {
      if (isAsset) asData(reply);
      return reply.headers(found.headers).send(found.body);
    }
    // A missing script must be missing: answering it with a page would hide the fault.
    if (isAsset) return reply.code(404).send();
    const secret = carriesSecret(path) ? OF_SECRET : {};
    void reply.headers(secret);
    const isLogin = LOGIN.has(path);
    const asking = isLogin || isApiElsewhere ? null : await firstPages.at(path);
    const page = await files.find(isLogin ? loginPage(request) : pageFor(request, asking), encoding);
    if (!page)
      return reply.code(503).type('text/plain').send('The web app has not been built yet: run npm start.');
    void reply.headers({ ...page.headers, ...secret });
    if (isLogin) void reply.header('vary', 'accept-encoding, accept-language, cookie');
    else if (asking) void reply.header('vary', 'accept-encoding, cookie');
    return reply.send(page.body);
  });
}

const mayBeSignedIn = ({ headers }: FastifyRequest): boolean =>
  readSessionCookie(headers.cookie).kind === 'present';

/** Visitors are led to the login, and need nothing of the screen. */
const pageFor = (request: FastifyRequest, asking: string | null): string =>
  asking && mayBeSignedIn(request) ? asking : ANY_PAGE;

/** In the visitor's language. Users with a session go on at once and would only see it flash. */
function loginPage(request: FastifyRequest): string {
  if (mayBeSignedIn(request)) return ANY_PAGE;
  return `/login/${closestLocale(preferredLanguages(request.headers['accept-language']))}.html`;
}

/** Which page stands at an address, where one asks for its data with its HTML. */
class FirstPages {
  readonly #files: StaticFiles;
  #read: { body: Buffer; pages: [pattern: string[], page: string][] } | null = null;

  constructor(files: StaticFiles) {
    this.#files = files;
  }

  async at(path: string): Promise<string | null> {
    const list = await this.#files.find(FIRST_PAGES, 'identity');
    if (!list) return null;
    if (this.#read?.body !== list.body) {
      const pages = Object.entries(JSON.parse(list.body.toString()) as Record<string, string>);
      this.#read = { body: list.body, pages: pages.map(([pattern, page]) => [pattern.split('/'), page]) };
    }
    const steps = path.split('/');
    const found = this.#read.pages.find(([pattern]) => isAt(pattern, steps));
    return found?.[1] ?? null;
  }
}
