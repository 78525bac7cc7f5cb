import type { FastifyRequest } from 'fastify';
import { createContext } from '#apps/server/context.ts';
import type { ServerState } from '#apps/server/server-state.ts';
import { transaction } from '#kit/graphql/action.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { startSession } from '#slices/sign-in/server/api.ts';

/**
 * What logging in leads to, as a line for a browser's cookies, without the password: checking one takes as long as ten
 * calls, on purpose, and whether it is the right one is proved elsewhere.
 */
export async function startSessionOf(state: ServerState, personId: string): Promise<string> {
  const headers = { 'user-agent': 'node' };
  const request = { id: 'sign-in', ip: '127.0.0.1', headers } as unknown as FastifyRequest;
  const { ctx, cookie } = await createContext(state, request);
  const db = ctx.unscoped('signing a test person in');
  const person = await findPerson(db, personId);
  if (person?.status !== 'ACTIVE') throw new Error(`${personId} has no account to log in to.`);
  await ctx.adopt(await transaction(db, (tx) => startSession(tx, ctx, person, 'PASSWORD')));
  return cookie.header ?? '';
}
