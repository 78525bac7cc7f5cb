import type { FastifyInstance } from 'fastify';
import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { unsubscribeFromMail } from '#slices/notifications/server/api.ts';
import { createContext } from '../context.ts';
import type { ServerState } from '../server-state.ts';

/** What a mail program sends, as a form of either kind (RFC 8058). */
const ONE_CLICK = /List-Unsubscribe(=|"\s+)One-Click/;
const MAX_BODY = 4_096;

/**
 * Where mail programs unsubscribe their reader. The address is that of a page: a person who opens it is asked first, since
 * programs that look into mails open every link in them.
 */
export function unsubscribeRoute(app: FastifyInstance, state: ServerState): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: MAX_BODY },
      (_, body, done) => done(null, body),
    );
    // A token is longer than a named part of an address may be.
    own.post<{ Params: { '*': string } }>(`/${SECRET_PATHS.unsubscribe}/*`, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      if (!ONE_CLICK.test(String(request.body))) return reply.code(400).send({ error: 'refused' });
      // It comes from a mail program's server, for the person whom the token stands for: a cookie would not matter.
      const { ctx } = await createContext(state, request);
      try {
        await unsubscribeFromMail(ctx, request.params['*']);
        return await reply.send({ unsubscribed: true });
      } catch (error) {
        if (!(error instanceof RuleError)) throw error;
        return reply.code(error.code === 'NOT_FOUND' ? 404 : 429).send({ error: 'refused' });
      }
    });
  });
}
