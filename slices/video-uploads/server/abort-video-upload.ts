import { audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { dropVideo } from './stored-video.ts';
import { ownUpload } from './uploader.ts';
import { deleteUnfinished } from './video-upload.queries.ts';

/** Drops an upload and whatever is stored of it. */
export async function abortVideoUpload(ctx: Context, { videoId }: { videoId: string }): Promise<boolean> {
  const upload = await ownUpload(ctx, videoId);
  await transaction(ctx.db, async (tx) => {
    if (!(await deleteUnfinished(tx, videoId))) throw new RuleError('videoUploadOver');
    await audit(tx, ctx, { action: 'abortVideoUpload', entity: 'videoUpload', entityId: videoId });
  });
  // If the storage is away, what it holds is an orphan from now on and is swept within a day.
  await dropVideo(ctx.services.store, upload);
  return true;
}
