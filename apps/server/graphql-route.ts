import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#kit/graphql/context.ts';
import type { Endpoint, OperationFacts, Outcome } from '#kit/graphql/endpoint.ts';
import type { GraphqlRequest } from '#kit/graphql/prepare-document.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { LARGEST_BODY, refusalAtGate } from '#kit/http/gate.ts';
import { loopbackOrigins } from '#kit/http/loopback-origins.ts';
import { RATES, type RateRule } from '#kit/http/rate-limits.ts';
import { asData } from '#kit/http/security-headers.ts';
import type { CookieChange } from '#kit/http/session-cookie.ts';
import { callerAddress } from '#kit/http/caller-address.ts';
import { createContext } from './context.ts';
import type { ServerState } from './server-state.ts';

const isRequest = (body: unknown): body is GraphqlRequest => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false;
  const { query, operationName, variables } = body as Record<string, unknown>;
  const isObject = typeof variables === 'object' && !Array.isArray(variables);
  return (
    typeof query === 'string' &&
    (operationName === undefined || operationName === null || typeof operationName === 'string') &&
    (variables === undefined || isObject)
  );
};

/** The one endpoint of the API: the gate, then who is calling, then limits, then the operation. */
export function graphqlRoute(app: FastifyInstance, state: ServerState, endpoint: Endpoint): void {
  const { config } = state.services;
  const ownOrigins = new Set([config.origin, ...config.allowedOrigins, ...loopbackOrigins(config.origin)]);

  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: LARGEST_BODY,
    onRequest: async function stopAtGate(request, reply) {
      asData(reply);
      const { method, headers } = request;
      const status = refusalAtGate({ method, headers, hasCookie: headers.cookie !== undefined }, ownOrigins);
      if (status !== null) return reply.code(status).send({ error: 'refused' });
    },
    handler: (request, reply) => answer(request, reply, state, endpoint),
  });
}

async function answer(request: FastifyRequest, reply: FastifyReply, state: ServerState, endpoint: Endpoint) {
  const startedAt = performance.now();
  const time = (operation: string | null, outcome: Outcome) =>
    state.metrics.time(operation, outcome, (performance.now() - startedAt) / 1_000);
  void reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  if (!isRequest(request.body)) return endpoint.refuse(new RuleError('requestNotUnderstood'));
  const { ctx, cookie } = await createContext(state, request);
  const prepared = endpoint.prepare(request.body, ctx.actor === null);
  if ('refusal' in prepared) {
    time(null, 'refused');
    return finish(reply, cookie, prepared.refusal);
  }
  try {
    countRequest(state, prepared.facts, ctx);
  } catch (error) {
    time(prepared.facts.operationName, 'refused');
    return finish(reply, cookie, endpoint.refuse(error));
  }
  request.operation = prepared.facts.operationName;
  const { text, outcome } = await prepared.run(ctx);
  time(prepared.facts.operationName, outcome);
  return finish(reply, cookie, text);
}

/** Ordinary requests are counted by the session, and before there is one by the address. */
function countRequest({ busyCounter }: ServerState, facts: OperationFacts, { actor, ip }: Context): void {
  const { isMutation, rootFields } = facts;
  if (actor) {
    busyCounter.take(isMutation ? RATES.mutations : RATES.queries, actor.sessionId, rootFields.length);
  } else busyCounter.take(visitorRule(facts), callerAddress(ip), rootFields.length);
}

function visitorRule({ isMutation, rootFields, credentials }: OperationFacts): RateRule {
  if (!isMutation) return RATES.visitorQueries;
  return rootFields.length > credentials ? RATES.visitorMutations : RATES.visitorCredentials;
}

function finish(reply: FastifyReply, cookie: CookieChange, text: string): string {
  if (cookie.header) void reply.header('set-cookie', cookie.header);
  // Nothing of the person stays behind in the browser. The HTTP cache holds only public files.
  if (cookie.isLogOut) void reply.header('clear-site-data', '"storage"');
  return text;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The name of the operation, for the log. */
    operation?: string;
  }
}
