import type { Db } from '#kit/db/database.ts';
import type { Context } from '#kit/graphql/context.ts';
import { findPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { findOpenLink } from '../mailed-link.queries.ts';

type OpenLink = NonNullable<Awaited<ReturnType<typeof findOpenLink>>>;

/** The link of a token that can set a password now, and whose it is. */
export async function findPasswordLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ link: OpenLink; person: PersonRecord } | null> {
  const link = await findOpenLink(db, token, now);
  const person = link && link.kind !== 'NEW_EMAIL' ? await findPerson(db, link.personId) : null;
  return link && person && person.status !== 'DISABLED' ? { link, person } : null;
}

/** Whether a link can still be used, so that nobody thinks up a password for a dead one. */
export async function isPasswordLinkOpen(ctx: Context, { token }: { token: string }): Promise<boolean> {
  const db = ctx.unscoped('the owner of a mailed link');
  return (await findPasswordLink(db, token, ctx.services.now())) !== null;
}
