import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import type { Config } from '#kit/config/config.ts';
import { tellMetrics } from '#kit/http/metrics.ts';
import type { RequestLog } from './request-log.ts';
import type { ServerState } from '../server-state.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const MAX_REPORT = 8_192;

/** A college without room for files is open all the same, but an operator has to make room. */
async function storageTrouble({ store }: ServerState): Promise<{ storage?: string }> {
  if (store.kind !== 'disk') return {};
  const { freeBytes, reserveBytes } = await store.room.measure();
  return freeBytes >= reserveBytes ? {} : { storage: 'the disk is almost full: uploads are refused' };
}

/** Behind a balancer that is not named all users look like one caller: the college is open, and an operator has to name it. */
const proxyTrouble = ({ proxyWatch: { warning }, services }: ServerState): { proxies?: string } =>
  warning === null || services.config.environment === 'development' ? {} : { proxies: warning };

/**
 * Only by the token, except on a developer's own machine: behind a proxy on the same machine everybody seems to call
 * from there.
 */
function mayReadMetrics(
  { metricsToken, environment }: Pick<Config, 'metricsToken' | 'environment'>,
  { ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>,
): boolean {
  if (metricsToken === null) return environment === 'development' && LOOPBACK.test(ip);
  const [brought, wanted] = [headers.authorization ?? '', `Bearer ${metricsToken}`].map((text) =>
    Buffer.from(text),
  );
  return (
    brought !== undefined &&
    wanted !== undefined &&
    brought.length === wanted.length &&
    timingSafeEqual(brought, wanted)
  );
}

/** What operators and monitors ask: is it well, how busy is it; and what browsers report about the content policy. */
export function operationsRoutes(
  app: FastifyInstance,
  state: ServerState,
  { requestLog, isStopping }: { requestLog: RequestLog; isStopping(): boolean },
): void {
  app.get('/healthz', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    const reason = await state.databaseHealth.trouble();
    if (reason !== null) return reply.code(503).send({ status: 'unavailable', reason });
    return { status: 'ok', ...(await storageTrouble(state)), ...proxyTrouble(state) };
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(state.services.config, request)) return reply.code(404).send();
    return reply.type('text/plain; version=0.0.4').send(tellMetrics(await state.gatherMetrics()));
  });

  const reports = ['application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(reports, { parseAs: 'string', bodyLimit: MAX_REPORT }, (_, body, done) =>
    done(null, body),
  );
  app.post('/csp-report', async (request, reply) => {
    state.metrics.count('csp_reports_total');
    requestLog.warn({ reqId: request.id, report: request.body }, 'the content policy stopped something');
    return reply.code(204).send();
  });
}
