import { reachWhere } from '#kit/access/actor.ts';
import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, parsedSearch, type CountedPage, type PageArgs } from '#kit/graphql/page.ts';
import { can } from '../rules/permissions.ts';
import { findFile, listFiles, type FileRecord } from './bank-file.queries.ts';
import { findLine, pageOfLines, type LineRecord, type LineSide } from './bank-line.queries.ts';

export const readFiles = (ctx: Context, page: PageArgs): Promise<CountedPage<FileRecord>> =>
  listFiles(ctx.db, reachWhere(actorOf(ctx), 'admin'), page);

export async function readFileOf(ctx: Context, id: string): Promise<FileRecord | null> {
  const file = await findFile(ctx.db, id);
  return file?.readAt && can.oversee(actorOf(ctx), file) ? file : null;
}

export async function readLines(
  ctx: Context,
  { fileId, side, search }: { fileId: string; side: LineSide; search: string | null | undefined },
  page: PageArgs,
): Promise<CountedPage<LineRecord>> {
  if (!(await readFileOf(ctx, fileId))) return countedPage<LineRecord>([], 0, async () => 0);
  return pageOfLines(ctx.db, { fileId, side, search: parsedSearch(search, 'requestNotUnderstood') }, page);
}

export async function readLine(ctx: Context, id: string): Promise<LineRecord | null> {
  const line = await findLine(ctx.db, id);
  return line && can.oversee(actorOf(ctx), line) ? line : null;
}
