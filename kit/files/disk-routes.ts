import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { grantReadingTime } from '#kit/http/reading-time.ts';
import { parseRangeHeader, type ResolvedRange } from './byte-range.ts';
import type { OpenedOnDisk } from './disk-object.ts';
import type { DiskStore } from './disk-store.ts';
import { StoreProblem, type StoredObject, type StoreProblemId } from './object-store.ts';
import { pour } from './pour.ts';
import { CACHE_CONTROL, contentDisposition, mayBeShownInline, SAFE_SERVING_HEADERS } from './serving.ts';
import { URL_PATHS, type UrlPurpose } from './signed-urls.ts';

export interface DiskRoutesOptions {
  store: DiskStore;
  /** The app's origins, when the files are served from a host of their own. */
  appOrigins?: readonly string[];
  /** Whether pages of other sites may show them too, as on a developer's machine that has two names. */
  isReadByOtherSites?: boolean;
  /** Whether a session goes on that an address was made in; without it such addresses open nothing. */
  isSessionLive?: (sessionId: string) => Promise<boolean>;
}

/** Fifty megabytes on a line of a tenth of a megabit a second. */
export const PART_WITHIN_MS = 3_600_000;

const STATUS: Readonly<Partial<Record<StoreProblemId, number>>> = {
  badKey: 404,
  notFound: 404,
  uploadGone: 404,
  rangeOutside: 416,
  partTooLarge: 413,
  urlExpired: 403,
  urlForged: 403,
  full: 507,
};

/**
 * Serves exactly the addresses the disk store signs. They carry their own right, so no session belongs on these
 * paths: register this beside the routes that read the cookie, not under them.
 */
export async function diskRoutes(
  app: FastifyInstance,
  {
    store,
    appOrigins = [],
    isReadByOtherSites = false,
    isSessionLive = async () => false,
  }: DiskRoutesOptions,
) {
  // The bytes of a part go straight to the disk; no parser may gather them in memory first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.setErrorHandler(answerProblem);

  app.addHook('onRequest', async function letTheAppRead({ headers: { origin } }, reply) {
    reply.headers(SAFE_SERVING_HEADERS).header('cache-control', 'no-store').header('vary', 'origin');
    if (isReadByOtherSites) reply.header('cross-origin-resource-policy', 'cross-origin');
    if (!origin || !appOrigins.includes(origin)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-expose-headers', 'ETag, Content-Range, Content-Disposition');
  });

  app.options('/files/*', async (_request, reply) => {
    if (!reply.hasHeader('access-control-allow-origin')) return reply.code(403).send();
    reply.header('access-control-allow-methods', 'GET, HEAD, PUT').header('access-control-max-age', '600');
    return reply.header('access-control-allow-headers', 'content-type, range').code(204).send();
  });

  app.put(`${URL_PATHS.part}*`, async (request, reply) => {
    const { key, query } = signedAddress(store, 'part', request);
    grantReadingTime(request.raw, PART_WITHIN_MS);
    const sizeMax = Number(query.get('bytes'));
    if (Number(request.headers['content-length']) > sizeMax) {
      throw new StoreProblem('partTooLarge', `more than ${sizeMax} bytes`);
    }
    const partNumber = Number(query.get('partNumber'));
    // A refusal must still reach the sender, so reading stops without closing the connection.
    const bytes = lettingGo(request.raw.iterator({ destroyOnReturn: false }));
    const part = { key, uploadId: query.get('uploadId') ?? '', partNumber, sizeMax };
    const { etag } = await store.receivePart(part, bytes);
    return reply.header('etag', `"${etag}"`).send();
  });

  app.route({
    method: ['GET', 'HEAD'],
    url: `${URL_PATHS.object}*`,
    handler: async (request, reply) => {
      const { key, query } = signedAddress(store, 'object', request);
      const session = query.get('session');
      if (session !== null && !(await isSessionLive(session)))
        throw new StoreProblem('urlExpired', 'the session has ended');
      const link = { fileName: query.get('fileName') ?? '', inline: query.get('inline') === '1' };
      if (request.method === 'HEAD') return describe(reply, await headOf(store, key), link).send();

      const opened = await store
        .open(key, await wantedRange(store, key, request))
        .catch(async (error: unknown) => {
          if (error instanceof StoreProblem && error.problem === 'rangeOutside')
            reply.header('content-range', `bytes */${(await headOf(store, key)).size}`);
          throw error;
        });
      describe(reply, opened, link).hijack();
      await send(opened, request, reply);
    },
  });
}

/** Past Fastify, which would read the file ahead into memory of its own. */
async function send({ readInto }: OpenedOnDisk, { log }: FastifyRequest, reply: FastifyReply) {
  const { raw } = reply;
  try {
    raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
    await pour(readInto, raw);
  } catch (error) {
    // The length is promised already, so only a broken line tells that it is not all there.
    raw.destroy();
    log.error(error);
  }
}

/**
 * Each piece is given back as soon as the next is asked for. The collector would do it too, but it looks at what lies
 * outside its heap so seldom that a film passing through takes 80 MB.
 */
async function* lettingGo(pieces: AsyncIterable<Buffer<ArrayBuffer>>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    const isAlone = piece.byteLength === piece.buffer.byteLength;
    yield piece;
    if (isAlone) piece.buffer.transfer(0);
  }
}

function signedAddress(store: DiskStore, purpose: UrlPurpose, request: FastifyRequest) {
  const key = (request.params as { '*': string })['*'];
  const query = new URLSearchParams(request.url.split('?')[1]);
  store.urls.check(purpose, key, query);
  return { key, query };
}

async function headOf(store: DiskStore, key: string): Promise<StoredObject> {
  const about = await store.head(key);
  if (!about) throw new StoreProblem('notFound', key);
  return about;
}

/** A range of an older version is of no use, so a request with another ETag gets the whole file. */
async function wantedRange(store: DiskStore, key: string, { headers }: FastifyRequest) {
  const ofVersion = headers['if-range'];
  const isSame = ofVersion === undefined || ofVersion === `"${(await headOf(store, key)).etag}"`;
  return isSame ? (parseRangeHeader(headers.range) ?? undefined) : undefined;
}

function describe(
  reply: FastifyReply,
  { contentType, etag, size, range }: StoredObject & { range?: ResolvedRange },
  link: { fileName: string; inline: boolean },
): FastifyReply {
  const how = link.inline && mayBeShownInline(contentType) ? 'inline' : 'attachment';
  reply.header('content-type', contentType).header('etag', `"${etag}"`).header('accept-ranges', 'bytes');
  reply.header('content-disposition', contentDisposition(how, link.fileName));
  reply.header('cache-control', CACHE_CONTROL);
  if (!range) return reply.header('content-length', size);
  reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${size}`);
  return reply.header('content-length', range.last - range.first + 1);
}

async function answerProblem(error: Error, request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof StoreProblem ? STATUS[error.problem] : undefined;
  if (error instanceof StoreProblem && status !== undefined) {
    return reply.code(status).send({ problem: error.problem });
  }
  // The sender hung up in the middle of a part: nobody is left to answer, and nothing is wrong with the server.
  if (!request.raw.complete) return reply.code(400).send({ problem: 'interrupted' });
  throw error;
}
