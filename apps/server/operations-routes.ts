import type { FastifyInstance } from 'fastify';
import { tellMetrics } from '#kit/http/metrics.ts';
import type { ServerState } from './server-state.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const LARGEST_REPORT = 8_192;

/** What operators and monitors ask: is it well, how busy is it; and what browsers report about the content policy. */
export function operationsRoutes(app: FastifyInstance, state: ServerState, isStopping: () => boolean): void {
  app.get('/healthz', async (_, reply) => {
    void reply.header('cache-control', 'no-store');
    if (isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await state.identityPool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'unavailable', reason: 'the database does not answer' });
    }
  });

  app.get('/metrics', async (request, reply) => {
    const { metricsToken } = state.services.config;
    const isLocal = LOOPBACK.test(request.ip);
    const hasToken = metricsToken !== null && request.headers.authorization === `Bearer ${metricsToken}`;
    if (!hasToken && !(isLocal && metricsToken === null)) return reply.code(404).send();
    return reply.type('text/plain; version=0.0.4').send(tellMetrics(await state.gatherMetrics()));
  });

  const reports = ['application/csp-report', 'application/reports+json'];
  app.addContentTypeParser(reports, { parseAs: 'string', bodyLimit: LARGEST_REPORT }, (_, body, done) =>
    done(null, body),
  );
  app.post('/csp-report', async (request, reply) => {
    state.metrics.count('csp_reports_total');
    request.log.warn({ report: request.body }, 'the content policy stopped something');
    return reply.code(204).send();
  });
}
