import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { countedPage, type CountedPage } from '#kit/graphql/page.ts';
import { isFreeRegistrant } from '#slices/people/server/api.ts';
import { can, rolesAnywhere } from '../rules/permissions.ts';
import { countReadable, listReadable, type ReadableDocument } from './document.queries.ts';
import { wordsToFind } from './words-to-find.ts';

interface Params {
  search: string;
  inTitle: boolean;
  categoryId: string | null;
  first: number;
  after: string | null;
}

/** A page of the published documents the caller may read, found in the language they would be shown in. */
export async function listReadablePage(ctx: Context, params: Params): Promise<CountedPage<ReadableDocument>> {
  const actor = actorOf(ctx);
  const question = {
    search: wordsToFind(params.search),
    inTitle: params.inTitle,
    categoryId: params.categoryId,
    roles: rolesAnywhere(actor),
    readsAll: can.edit(actor),
    isOpenOnly: isFreeRegistrant(ctx),
    locale: ctx.locale,
  };
  const found = await listReadable(ctx.db, question, params.first + 1, params.after);
  return countedPage(found, params.first, (max) => countReadable(ctx.db, question, max));
}
