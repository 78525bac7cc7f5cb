import { randomUUID } from 'node:crypto';
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { diskRoutes, PART_WITHIN_MS } from '#kit/files/disk-routes.ts';
import type { ObjectStore } from '#kit/files/object-store.ts';
import { Endpoint } from '#kit/graphql/endpoint.ts';
import { newReference } from '#kit/reporting/new-reference.ts';
import { TurnedAway } from '#kit/http/limits/admission.ts';
import { loopbackOrigins } from '#kit/http/loopback-origins.ts';
import { grantReadingTime } from '#kit/http/reading-time.ts';
import { headersByPath } from '#kit/cards/card-page-headers.ts';
import { isBadMoment, sayComeAgain } from '#kit/http/unavailable.ts';
import { imageRoutes } from '#kit/images/image-routes.ts';
import type { ErrorReports } from '#kit/reporting/error-reports.ts';
import { alumniMessageRoute } from './routes/alumni-message-route.ts';
import { cardRoutes } from './routes/card-routes.ts';
import { devRoutes } from './routes/dev-routes.ts';
import { downloadRoutes } from './routes/download-routes.ts';
import { feedRoutes } from './routes/feed-routes.ts';
import { filmRoutes } from './routes/film-routes.ts';
import { graphqlRoute } from './routes/graphql-route.ts';
import { RELEASE } from './release.ts';
import { readKnownOperations } from './known-operations.ts';
import { operationsRoutes } from './routes/operations-routes.ts';
import { configRoute } from './routes/config-route.ts';
import { pageRoutes } from './routes/page-routes.ts';
import { publicPageRoutes } from './routes/public-page-routes.ts';
import { logAnswers, pathOf, RequestLog } from './routes/request-log.ts';
import { schema } from './schema.ts';
import { slices } from './slices.generated.ts';
import type { ServerState } from './server-state.ts';
import { unsubscribeRoute } from './routes/unsubscribe-route.ts';
import { workAccountStart } from './routes/work-account-start.ts';

const cardPages = slices.flatMap(({ cardPages: ofSlice = [] }) => ofSlice);

const HEADERS_WITHIN_MS = 10_000;
const REQUEST_WITHIN_MS = 15_000;

export interface HttpOptions {
  state: ServerState;
  reports: ErrorReports;
  log: FastifyBaseLogger;
  webFolder: string;
  isStopping(): boolean;
}

/** Everything the server answers, on one port. */
export async function createHttp({
  state,
  reports,
  log,
  webFolder,
  isStopping,
}: HttpOptions): Promise<FastifyInstance> {
  const { store } = state;
  const { config, bundled, images } = state.services;
  const app = fastify({
    loggerInstance: log,
    // One line for each answer is enough; it is written below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // What the caller writes about itself stands further left in the header and counts for nothing.
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestTimeout: PART_WITHIN_MS,
    http: { headersTimeout: HEADERS_WITHIN_MS },
    return503OnClosing: true,
  });
  const loopback = config.environment === 'development' ? loopbackOrigins(config.origin) : [];
  const storage = await storageOrigins(store, loopback);
  const sources = {
    assets: config.cdnUrl ? [new URL(config.cdnUrl).origin] : [],
    images: [...storage, ...(images.kind === 'cloudinary' ? ['https://res.cloudinary.com'] : [])],
    media: storage,
    connections: [...storage, ...(config.apiHost ? [config.apiHost] : [])],
    isHttps: config.origin.startsWith('https:'),
  };
  const headers = headersByPath(sources, state.services.cards.kind, cardPages);

  app.addHook('onRequest', async (request, reply) => {
    state.proxyWatch.look(request);
    grantReadingTime(request.raw, REQUEST_WITHIN_MS);
    void reply.headers(headers(request.url.split('?', 1)[0] ?? '')).header('x-request-id', request.id);
  });
  const requestLog = new RequestLog(log, state.metrics);
  logAnswers(app, requestLog);
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send({ error: 'refused' });
    if (error instanceof TurnedAway) {
      requestLog.turnedAway(request, error);
      return sayComeAgain(reply, error.retryAfterS).send({ error: 'busy' });
    }
    if (isBadMoment(error)) {
      requestLog.warn({ reqId: request.id, cause: error.message }, 'unavailable');
      return sayComeAgain(reply).send({ error: 'unavailable' });
    }
    const reference = newReference();
    requestLog.error({ reqId: request.id, error, reference });
    reports.report(error, { reference, release: RELEASE, requestId: request.id, url: pathOf(request.url) });
    return reply.code(500).send({ error: 'unexpected', reference });
  });

  const endpoint = new Endpoint({
    schema,
    texts: bundled.english,
    knownOperations: config.allowAnyQuery ? null : new Set((await readKnownOperations()).keys()),
    showsSchema: config.environment === 'development',
    onRefusal: ({ problem, cause }, { requestId }) =>
      requestLog.warn({ problem, cause, requestId }, 'refused'),
    onSurprise: ({ error, reference }, ctx) => {
      requestLog.error({ error, reference, requestId: ctx?.requestId });
      const { personId, impersonatorId } = ctx?.actor ?? {};
      reports.report(error, {
        reference,
        release: RELEASE,
        ...(ctx ? { requestId: ctx.requestId } : {}),
        ...(personId ? { personId } : {}),
        ...(impersonatorId ? { impersonatorId } : {}),
      });
    },
  });
  graphqlRoute(app, { state, endpoint, requestLog });
  workAccountStart(app, state);
  downloadRoutes(app, state);
  feedRoutes(app, state);
  publicPageRoutes(app, state);
  filmRoutes(app, state);
  unsubscribeRoute(app, state);
  alumniMessageRoute(app, state);
  cardRoutes(app, state);
  operationsRoutes(app, state, { requestLog, isStopping });
  if (store.kind === 'disk') {
    const appOrigins = [...config.allowedOrigins, ...loopback];
    await app.register(diskRoutes, {
      store,
      appOrigins,
      isReadByOtherSites: loopback.length > 0,
      isSessionLive: state.isSessionLive,
    });
  }
  if (images.kind === 'embedded') imageRoutes(app, store);
  if (config.environment === 'development') devRoutes(app, state);
  configRoute(app, state);
  if (config.isDevServer) await (await import('./routes/dev-pages.ts')).devPages(app);
  else
    pageRoutes(app, {
      folder: webFolder,
      assetHost: config.cdnUrl ?? '',
      addressLimit: state.addressLimit,
      isApiElsewhere: Boolean(config.apiHost),
    });
  return app;
}

/**
 * Browsers send films to the storage itself, and play them from there, past our server. Files on our own disk have an
 * address that begins as one of the server's names, while a page on this machine may have been opened by another.
 */
async function storageOrigins(store: ObjectStore, loopback: string[]): Promise<string[]> {
  if (store.kind === 'disk') return loopback;
  const address = await store.partUrl({
    key: 'any',
    uploadId: 'any',
    partNumber: 1,
    bytes: 1,
    expiresInS: 1,
  });
  return [new URL(address).origin];
}
