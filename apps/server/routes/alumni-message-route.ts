import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECRET_PATHS } from '#kit/access/secret-paths.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { PLAIN_PAGE_HEADERS } from '#kit/http/plain-page.ts';
import { actOnMessagePage, showMessagePage, showRefusedPage } from '#slices/alumni-contact/server/api.ts';
import { createContext } from '../context.ts';
import type { ServerState } from '../server-state.ts';

const MAX_BODY = 16_384;

interface AtToken {
  Params: { '*': string };
}

/**
 * Where the recipient of a message reports it and blocks its sender, from the mail and without signing in. Opening the page changes
 * nothing, since programs that look into mails open every link in them.
 */
export function alumniMessageRoute(app: FastifyInstance, state: ServerState): void {
  void app.register(async (own) => {
    own.removeAllContentTypeParsers();
    own.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BODY },
      (_, body, done) => done(null, body),
    );
    // A token is longer than a named part of an address may be.
    const address = `/${SECRET_PATHS.alumniMessage}/*`;
    // The token stands for the recipient: a cookie would not matter.
    own.get<AtToken>(address, (request, reply) =>
      answer(state, request, reply, async (ctx, token) => reply.send(await showMessagePage(ctx, token))),
    );
    own.post<AtToken>(address, (request, reply) =>
      answer(state, request, reply, async (ctx, token) => {
        await actOnMessagePage(ctx, token, new URLSearchParams(String(request.body)));
        // The page is asked for again, so that reloading it sends nothing.
        return reply.redirect(`/${SECRET_PATHS.alumniMessage}/${token}`, 303);
      }),
    );
  });
}

async function answer(
  state: ServerState,
  request: FastifyRequest<AtToken>,
  reply: FastifyReply,
  work: (ctx: Context, token: string) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  void reply.headers(PLAIN_PAGE_HEADERS);
  const { ctx } = await createContext(state, request);
  try {
    return await work(ctx, request.params['*']);
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
    return reply.code(error.code === 'NOT_FOUND' ? 404 : 429).send(await showRefusedPage(ctx, error));
  }
}
