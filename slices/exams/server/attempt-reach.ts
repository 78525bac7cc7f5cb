import type { Db } from '#kit/db/database.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { loaderById } from '#kit/graphql/loader.ts';
import { can } from '../rules/permissions.ts';
import { findTeachersOfAttempts } from './attempt-teachers.queries.ts';
import { findAttempt, type AttemptRecord } from './attempt.queries.ts';

export const ATTEMPTS_TAUGHT = 'attempts at exams of what the caller teaches';

export interface AttemptReach {
  /** Where its facts are within reach: a teacher's students may be on a campus that is not the teacher's. */
  db: Db;
  follows: boolean;
  marks: boolean;
}

const teachersOf = loaderById((ctx, ids) => findTeachersOfAttempts(ctx.unscoped(ATTEMPTS_TAUGHT), ids));

const NOBODY = { courseTeacherPersonId: null, groupTeacherPersonIds: [] };

export async function reachTo(
  ctx: Context,
  attempt: Pick<AttemptRecord, 'id' | 'personId' | 'regionId'>,
): Promise<AttemptReach> {
  const actor = actorOf(ctx);
  const isNear = can.readAttempt(actor, attempt);
  const teachers = isNear ? NOBODY : ((await teachersOf(ctx).load(attempt.id)) ?? NOBODY);
  const taught = { ...attempt, ...teachers };
  const follows = can.follow(actor, taught);
  return {
    db: follows && !isNear ? ctx.unscoped(ATTEMPTS_TAUGHT) : ctx.db,
    follows,
    marks: can.mark(actor, taught),
  };
}

export async function attemptToFollow(ctx: Context, id: string) {
  const attempt = (await findAttempt(ctx.db, id)) ?? (await findAttempt(ctx.unscoped(ATTEMPTS_TAUGHT), id));
  if (!attempt) return null;
  const reach = await reachTo(ctx, attempt);
  return reach.follows ? { attempt, reach } : null;
}
