import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '../rules/permissions.ts';
import { findUpload, type UploadRecord } from './video-upload.queries.ts';

/** The caller's own upload. Another user's does not exist for them. */
export async function ownUpload(ctx: Context, videoId: string): Promise<UploadRecord> {
  const actor = actorOf(ctx);
  const upload = await findUpload(ctx.db, videoId);
  if (!upload || !can.continue(actor, upload)) throw new RuleError('videoUploadUnknown', 'NOT_FOUND');
  return upload;
}
