import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { findIssue } from './issue.queries.ts';

/** Long enough for a slow line to begin; whoever wants the file again asks again. */
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
