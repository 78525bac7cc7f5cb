import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddressLimit } from './address-limit.ts';
import { callerAddress } from '../caller-address.ts';

/** Whether an address has sent too many requests; then the answer says when to retry. */
export function refuseBusyAddress(
  limit: AddressLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const seconds = limit.take(callerAddress(request.ip));
  if (seconds === null) return false;
  void reply.code(429).header('retry-after', String(seconds)).header('cache-control', 'no-store');
  return true;
}
