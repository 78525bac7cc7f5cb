import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#kit/graphql/context.ts';
import type { Endpoint, OperationFacts, Outcome } from '#kit/graphql/endpoint.ts';
import type { GraphqlRequest } from '#kit/graphql/prepare-document.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { TurnedAway, type Leave } from '#kit/http/limits/admission.ts';
import { compressAnswer } from '#kit/http/compress-answer.ts';
import type { DeviceCookie } from '#kit/http/sessions/device-cookie.ts';
import { MAX_BODY, refusalAtGate } from '#kit/http/gate.ts';
import { loopbackOrigins } from '#kit/http/loopback-origins.ts';
import { RATES, type RateRule } from '#kit/http/limits/rate-limits.ts';
import { asData } from '#kit/http/security-headers.ts';
import { readSessionCookie, type CookieChange } from '#kit/http/sessions/session-cookie.ts';
import { isBadMoment, sayComeAgain } from '#kit/http/unavailable.ts';
import { callerAddress } from '#kit/http/caller-address.ts';
import { normalEmail } from '#slices/people/rules/person.ts';
import { CHANGES_CONFIG } from './config-route.ts';
import { createContext } from '../context.ts';
import type { RequestLog } from './request-log.ts';
import type { ServerState } from '../server-state.ts';

const JSON_ANSWER = 'application/json; charset=utf-8';

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

export interface GraphqlRoute {
  state: ServerState;
  endpoint: Endpoint;
  requestLog: RequestLog;
}

/** The one endpoint of the API: the gate, then who is calling, then limits, then the operation. */
export function graphqlRoute(app: FastifyInstance, route: GraphqlRoute): void {
  const { services, admission, urgencies } = route.state;
  const { config } = services;
  const ownOrigins = new Set([config.origin, ...config.allowedOrigins, ...loopbackOrigins(config.origin)]);

  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    bodyLimit: MAX_BODY,
    onRequest: async function stopAtGate(request, reply) {
      asData(reply);
      void reply.header('content-type', JSON_ANSWER).header('cache-control', 'no-store');
      const { method, headers } = request;
      const status = refusalAtGate({ method, headers }, ownOrigins);
      if (status !== null) return reply.code(status).send({ error: 'refused' });
      // A request that would be turned away is not parsed: parsing costs more than all the rest.
      if (!admission.isClosedTo('everyday') || (await urgencies.mayBeExam(headers.cookie))) return;
      const error: unknown = await admission.turnAway('everyday').catch((reason: unknown) => reason);
      return reply.send(comeAgain(error, { request, reply, route }));
    },
    handler: (request, reply) => answer(request, reply, route),
  });
}

/** Lets a request in as soon as there is room for one of its kind, or tells it to come again. */
async function answer(request: FastifyRequest, reply: FastifyReply, route: GraphqlRoute) {
  const { state, endpoint } = route;
  const { body, headers } = request;
  if (!isRequest(body)) return endpoint.refuse(new RuleError('requestNotUnderstood'));
  const cookie = readSessionCookie(headers.cookie);
  const startedAt = performance.now();
  const looked = endpoint.look(body, cookie.kind !== 'none');
  if ('refusal' in looked) {
    state.metrics.time(null, 'refused', (performance.now() - startedAt) / 1_000);
    return looked.refusal;
  }
  const { facts } = looked;
  const urgency = await state.urgencies.of({
    cookies: headers.cookie,
    usual: facts.readsList ? 'list' : 'everyday',
    isUrgent: facts.isUrgent,
    email: facts.credentials > 0 ? body.variables?.['email'] : null,
  });
  let leave: Leave | null = null;
  try {
    leave = await state.admission.enter(urgency);
    return await answerAdmitted(request, reply, route, { body, ...facts });
  } catch (error) {
    return comeAgain(error, { request, reply, route });
  } finally {
    leave?.();
  }
}

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
  route: GraphqlRoute;
}

/** The answer when the server is busy; other errors are rethrown. */
function comeAgain(error: unknown, { request, reply, route: { endpoint, requestLog } }: Exchange): string {
  if (!isBadMoment(error)) throw error;
  if (error instanceof TurnedAway) {
    requestLog.turnedAway(request, error);
    void sayComeAgain(reply, error.retryAfterS);
  } else {
    requestLog.warn({ reqId: request.id, error }, 'unavailable');
    void sayComeAgain(reply);
  }
  return endpoint.refuse(error);
}

async function answerAdmitted(
  request: FastifyRequest,
  reply: FastifyReply,
  { state, endpoint }: GraphqlRoute,
  {
    body,
    tellsOfCaller,
    isUnattended,
  }: { body: GraphqlRequest } & Pick<OperationFacts, 'tellsOfCaller' | 'isUnattended'>,
) {
  const startedAt = performance.now();
  const time = (operation: string | null, outcome: Outcome) =>
    state.metrics.time(operation, outcome, (performance.now() - startedAt) / 1_000);
  const { ctx, cookie, device } = await createContext(state, request, { tellsOfCaller, isUnattended });
  const finish = (text: string): string => finished(reply, { cookie, device }, text);
  const prepared = endpoint.prepare(body, ctx.actor === null);
  if ('refusal' in prepared) {
    time(null, 'refused');
    return finish(prepared.refusal);
  }
  const { facts } = prepared;
  try {
    await countRequest(state, facts, ctx, body.variables?.['email']);
  } catch (error) {
    time(facts.operationName, 'refused');
    return finish(endpoint.refuse(error));
  }
  request.operation = facts.operationName;
  const { text, outcome } = await prepared.run(ctx);
  time(facts.operationName, outcome);
  // Only what was really done in an exam counts, or every client could claim to sit one.
  if (facts.isUrgent && facts.isMutation && outcome === 'ok' && ctx.actor)
    state.urgencies.noteSitting(ctx.actor.sessionId);
  if (facts.rootFields.some((field) => CHANGES_CONFIG.has(field))) state.siteSettings.forget();
  const answered = finish(text);
  return facts.carriesSecret ? answered : compressAnswer(request, reply, answered);
}

/**
 * Ordinary requests are counted by the session, and before there is one by the address. A login from a browser that is
 * known for the account counts by the browser: one who floods the address of a campus keeps nobody out there.
 */
async function countRequest(
  { busyCounter }: ServerState,
  facts: OperationFacts,
  { actor, device, ip }: Context,
  email: unknown,
): Promise<void> {
  const { isMutation, rootFields, credentials } = facts;
  const ownRule = isMutation ? RATES.mutations : RATES.queries;
  if (actor) return busyCounter.take(ownRule, actor.sessionId, rootFields.length);
  const known = credentials > 0 && typeof email === 'string' ? device.knownAs(normalEmail(email)) : null;
  if (known !== null) return busyCounter.take(ownRule, known, rootFields.length);
  return busyCounter.take(visitorRule(facts), callerAddress(ip), rootFields.length);
}

function visitorRule({ isMutation, rootFields, credentials }: OperationFacts): RateRule {
  if (!isMutation) return RATES.visitorQueries;
  return rootFields.length > credentials ? RATES.visitorMutations : RATES.visitorCredentials;
}

interface Cookies {
  cookie: CookieChange;
  device: DeviceCookie;
}

function finished(reply: FastifyReply, { cookie, device }: Cookies, text: string): string {
  const lines = [cookie.header, device.header].filter((line) => line !== null);
  if (lines.length > 0) void reply.header('set-cookie', lines);
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
