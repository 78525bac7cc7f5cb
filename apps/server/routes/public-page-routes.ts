import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { carriesSecret } from '#kit/access/secret-paths.ts';
import { contentDisposition, SAFE_SERVING_HEADERS } from '#kit/files/serving.ts';
import { compressAnswer } from '#kit/http/compress-answer.ts';
import { AddressLimit } from '#kit/http/limits/address-limit.ts';
import { refuseBusyAddress } from '#kit/http/limits/refuse-busy-address.ts';
import { closestLocale } from '#kit/messages/closest-locale.ts';
import { isLocale, type Locale } from '#kit/messages/locales.ts';
import { preferredLanguages } from '#kit/messages/preferred-languages.ts';
import type { PageAnswer, PageRequest, PublicPage } from '#kit/slice/public-page.ts';
import { createContext } from '../context.ts';
import type { ServerState } from '../server-state.ts';
import { slices } from '../slices.generated.ts';

/** A whole campus may be behind one address, and search engines ask a lot. */
const MAX_A_MINUTE = 600;
const MAX_FORM = 32_768;

/** Pages that the server writes itself, for everybody. */
export function publicPageRoutes(app: FastifyInstance, state: ServerState): void {
  const limit = new AddressLimit(MAX_A_MINUTE);
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM },
      (_, body, done) => done(null, body),
    );
    for (const { publicPages = [] } of slices)
      for (const page of publicPages) {
        const answer = (request: FastifyRequest, reply: FastifyReply) =>
          answerPage({ state, page, limit }, request, reply);
        own.get(page.address, answer);
        if (page.takesForm) own.post(page.address, answer);
      }
  });
}

interface Serving {
  state: ServerState;
  page: PublicPage;
  limit: AddressLimit;
}

async function answerPage({ state, page, limit }: Serving, request: FastifyRequest, reply: FastifyReply) {
  if (refuseBusyAddress(limit, request, reply)) return reply.send();
  delete request.headers.cookie;
  // What somebody has written is sent once; a page can be opened again.
  const leave = await state.admission.enter(request.method === 'POST' ? 'everyday' : 'list');
  try {
    const { ctx } = await createContext(state, request);
    const answer = await page.write(ctx, requestOf(request));
    return await send(answer, request, reply);
  } finally {
    leave();
  }
}

/** What was sent, without the one character that the database cannot store. */
const paramsIn = (sent: string): URLSearchParams => new URLSearchParams(sent.replaceAll(/%00|\0/g, ''));

function requestOf({ url, params, method, body, headers }: FastifyRequest): PageRequest {
  const query = paramsIn(url.split('?')[1] ?? '');
  const asked = query.get('lang');
  const locale: Locale = isLocale(asked)
    ? asked
    : closestLocale(preferredLanguages(headers['accept-language']));
  return {
    params: params as Record<string, string>,
    query,
    form: method === 'POST' ? paramsIn(typeof body === 'string' ? body : '') : null,
    locale,
  };
}

/** Nothing but our own files and the style sheet that stands in the page: no frame, no connection, no form to elsewhere. */
const policyOf = (style: string): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `worker-src 'self'`,
    `img-src 'self'`,
    style === '' ? '' : `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    `form-action 'self'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
    `report-uri /csp-report`,
  ]
    .filter(Boolean)
    .join('; ');

function send(answer: PageAnswer, request: FastifyRequest, reply: FastifyReply) {
  const { status = 200, type = 'text/html; charset=utf-8', body, style = '', location, fileName } = answer;
  // A file is for the one who has its address.
  const isForNobodyElse = answer.isForNow === true || request.method === 'POST' || typeof body !== 'string';
  void reply
    .header('content-security-policy', policyOf(style))
    .removeHeader('content-security-policy-report-only')
    .header('cache-control', isForNobodyElse ? 'no-store' : 'public, no-cache');
  if (carriesSecret(request.url))
    void reply.header('referrer-policy', 'no-referrer').header('x-robots-tag', 'noindex');
  if (fileName !== undefined)
    void reply
      .headers(SAFE_SERVING_HEADERS)
      .header('cache-control', 'no-store')
      .header('content-disposition', contentDisposition('attachment', fileName));
  if (location !== undefined) return reply.redirect(location, status);
  void reply.code(status).type(type);
  // A text that the reader has chosen may stand beside one they must not learn: its length would tell of it.
  if (isForNobodyElse) return reply.send(body);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', etag);
  const compressed = request.headers['if-none-match'] === etag ? '' : compressAnswer(request, reply, body);
  void reply.header('vary', 'accept-encoding, accept-language');
  return compressed === '' ? reply.code(304).send() : reply.send(compressed);
}
