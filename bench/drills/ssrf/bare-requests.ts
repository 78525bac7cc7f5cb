import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';

/** Headers by which a client or a proxy says where it comes from or whom it is asking. */
const HEADERS = [
  'host',
  'x-forwarded-host',
  'x-forwarded-for',
  'forwarded',
  'origin',
  'referer',
  'x-original-url',
];
const PAGES = ['/', '/config.json', '/graphql', '/auth/work-account/start', '/files/'];
const PARAMETERS = ['url', 'next', 'redirect', 'redirect_uri', 'returnTo', 'src'];

interface BareRequest {
  path: string;
  headers?: Record<string, string>;
}

/** A target in every part of a request that is no operation: its headers, its query, and its very address, as for a proxy. */
export const bareRequestsFor = (target: string): BareRequest[] => [
  ...PAGES.flatMap((path) => HEADERS.map((name) => ({ path, headers: { [name]: target } }))),
  ...PAGES.map((page) => ({
    path: `${page}?${new URLSearchParams(Object.fromEntries(PARAMETERS.map((name) => [name, target]))).toString()}`,
  })),
  { path: target },
  { path: `/${target}` },
];

/** Sends one and waits for the whole answer. fetch would mend what is sent here on purpose. */
export async function sendBare(url: string, { path, headers = {} }: BareRequest): Promise<string> {
  const { hostname, port } = new URL(url);
  const sent = request({ hostname, port, path, headers, agent: false });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return Buffer.concat(await answer.toArray()).toString('utf8');
}
