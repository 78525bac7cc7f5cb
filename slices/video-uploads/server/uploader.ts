import type { Actor } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { caller } from '#slices/people/server/public.ts';
import { can } from '../rules/permissions.ts';
import { findUpload, type UploadRecord } from './video-upload.queries.ts';

/** The caller, who may upload videos. */
export function uploaderOf(ctx: Context): Actor {
  const actor = actorOf(ctx);
  if (!can.upload(actor, caller(ctx)?.individualPermissions ?? [])) {
    throw new RuleError('notAllowed', 'FORBIDDEN');
  }
  return actor;
}

/** The caller's own upload. Somebody else's does not exist for them. */
export async function ownUpload(ctx: Context, videoId: string): Promise<UploadRecord> {
  const actor = uploaderOf(ctx);
  const upload = await findUpload(ctx.db, videoId);
  if (!upload || !can.continue(actor, upload)) throw new RuleError('videoUploadUnknown', 'NOT_FOUND');
  return upload;
}
