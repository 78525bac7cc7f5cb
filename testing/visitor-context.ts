import type { FastifyRequest } from 'fastify';
import { createContext } from '#apps/server/context.ts';
import type { Served } from './college.ts';

const request = { headers: {}, ip: '192.0.2.7', id: 'visitor' } as unknown as FastifyRequest;

/** What a server works with for somebody who has not signed in. */
export async function visitorContext({
  state,
}: Served): Promise<Awaited<ReturnType<typeof createContext>>['ctx']> {
  const { ctx } = await createContext(state, request);
  return ctx;
}
