import type { Db } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { findPerson } from '#slices/people/server/api.ts';
import { findOpenLink } from '../mailed-link.queries.ts';

export async function findPasswordLink(db: Db, token: string, now: Date) {
  const link = await findOpenLink(db, token, now);
  const person = link && link.kind !== 'NEW_EMAIL' ? await findPerson(db, link.personId) : null;
  return link && person && person.status !== 'DISABLED' ? { link, person } : null;
}

export async function isPasswordLinkOpen(ctx: Context, { token }: { token: string }): Promise<boolean> {
  const db = ctx.unscoped('the owner of a mailed link');
  return (await findPasswordLink(db, token, ctx.services.now())) !== null;
}
