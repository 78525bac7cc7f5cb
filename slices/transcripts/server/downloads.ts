import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import type { WrittenFile } from '#kit/slice/download.ts';
import { zipDownload } from '#kit/zip/zip-download.ts';
import { can } from '../rules/permissions.ts';
import { findBatch, findGroup, findPapersToPack, type PaperToPack } from './batch.queries.ts';
import { findIssue } from './issue.queries.ts';

/** The papers of a batch that the caller may read one by one as well. */
export const papersToPack = async (ctx: Context, batchId: string): Promise<PaperToPack[]> =>
  (await findPapersToPack(ctx.db, batchId)).filter((paper) => can.read(actorOf(ctx), paper));

/**
 * One archive of all papers that were issued together, read from the store one after the other while the browser takes it.
 * Null for a user who does not look after the campus, and where nothing valid is left.
 */
export async function transcriptsZip(
  ctx: Context,
  { batchId }: { batchId: string },
): Promise<WrittenFile | null> {
  const batch = await findBatch(ctx.db, batchId);
  const group = batch && (await findGroup(ctx.db, batch.groupId));
  if (!group || !can.oversee(actorOf(ctx), group)) return null;
  const papers = await papersToPack(ctx, batchId);
  if (papers.length === 0) return null;
  await transaction(ctx.db, (tx) =>
    audit(tx, ctx, {
      action: 'packTranscripts',
      entity: 'group',
      entityId: group.id,
      regionId: group.regionId,
      after: { batchId, papers: papers.length },
    }),
  );
  return zipDownload(
    `${group.name}-transcripts.zip`,
    papers.map(({ number, lastName, firstName, key, bytes, issuedAt }) => ({
      name: `${number} ${lastName} ${firstName}.pdf`,
      bytes,
      modifiedAt: issuedAt,
      open: async () => (await ctx.services.store.get(key)).body,
    })),
  );
}

/** Long enough for a slow line to begin; a user who wants the file again asks again. */
const EXPIRES_IN_S = 120;

/** Where the store gives out an official transcript, for its student and those who look after the campus. */
export async function transcriptInStore(
  ctx: Context,
  { issueId }: { issueId: string },
): Promise<string | null> {
  const issue = await findIssue(ctx.db, issueId);
  if (!issue || !can.read(actorOf(ctx), issue)) return null;
  const fileName = `${issue.number}.pdf`;
  return ctx.services.store.downloadUrl(issue.fileKey, { expiresInS: EXPIRES_IN_S, fileName });
}
