import type { FastifyInstance } from 'fastify';
import { callerAddress } from '#kit/http/caller-address.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { WorkAccountError } from '#kit/identity/work-accounts.ts';
import { SIGN_IN_RATES, WORK_ACCOUNT_CALLBACK } from '#slices/sign-in/server/api.ts';
import type { ServerState } from '../server-state.ts';

/** Holds what only the server may know of a work-account sign-in, for the ten minutes it may take. */
export const FLOW_COOKIE = '__Host-work-account';

/** Where the browser asks for the provider's address before it leaves for it. */
export function workAccountStart(app: FastifyInstance, state: ServerState): void {
  const { workAccounts, rateLimits, config } = state.services;
  app.get('/auth/work-account/start', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // Only our own page may begin a sign-in here: another's would leave its flow in this browser.
    if (request.headers['sec-fetch-site'] && request.headers['sec-fetch-site'] !== 'same-origin') {
      return reply.code(403).send({ problem: 'requestNotUnderstood' });
    }
    try {
      await rateLimits.take(SIGN_IN_RATES.workAccountAddress, callerAddress(request.ip));
      const {
        url,
        state: oauthState,
        flow,
      } = await workAccounts.beginSignIn({
        redirectUri: config.origin + WORK_ACCOUNT_CALLBACK,
      });
      void reply.header(
        'set-cookie',
        `${FLOW_COOKIE}=${flow}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=600`,
      );
      return { url, state: oauthState };
    } catch (error) {
      if (error instanceof WorkAccountError) return reply.code(409).send({ problem: error.problem });
      if (error instanceof RuleError)
        return reply.code(429).send({ problem: error.problem, values: error.values });
      throw error;
    }
  });
}
