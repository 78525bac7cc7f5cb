import type { FastifyReply } from 'fastify';
import { refusalOf } from '#kit/graphql/problem.ts';

/** After so many seconds it is worth asking again. */
const RETRY_AFTER_S = 2;

/** Whether something failed only because of a bad moment: the database is away, or every connection is busy. */
export const isBadMoment = (error: unknown): boolean => refusalOf(error)?.code === 'UNAVAILABLE';

/** Marks an answer as "not now, but soon", in a way that browsers, balancers and our own pages understand. */
export const sayComeAgain = (reply: FastifyReply, seconds = RETRY_AFTER_S): FastifyReply =>
  reply.code(503).header('retry-after', String(seconds)).header('cache-control', 'no-store');
