import type { FastifyInstance } from 'fastify';
import { FILM_LIST_ADDRESS } from '#slices/lessons/rules/downloads.ts';
import { readFilmList } from '#slices/lessons/server/api.ts';
import type { ServerState } from '../server-state.ts';

/** A minute is enough for a player that asks again for what it has just read. */
const CACHE_CONTROL = 'private, max-age=60';

/** The lists of films. Their address carries the right to read them, for as long as the session it was made in goes on. */
export function filmRoutes(
  app: FastifyInstance,
  { services, isSessionLive }: Pick<ServerState, 'services' | 'isSessionLive'>,
): void {
  app.get<{ Params: { filmId: string; pass: string; file: string } }>(
    FILM_LIST_ADDRESS,
    async ({ params }, reply) => {
      const list = await readFilmList({ ...services, isLive: isSessionLive }, params);
      if (!list) return reply.code(404).header('cache-control', 'no-store').send();
      return reply.header('cache-control', CACHE_CONTROL).type(list.contentType).send(list.body);
    },
  );
}
