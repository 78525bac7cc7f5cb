import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '../rules/permissions.ts';
import { personById, phonesByPerson } from './loaders.ts';

/** How a person is reached, for those who may read it; null for others. */
export async function emailOf(ctx: Context, personId: string): Promise<string | null> {
  const person = await personById(ctx).load(personId);
  return person && can.read(actorOf(ctx), { personId, regionIds: person.regionIds }) ? person.email : null;
}

/** The mobile phone before any other. */
export async function phoneOf(ctx: Context, personId: string): Promise<string | null> {
  if ((await emailOf(ctx, personId)) === null) return null;
  const phones = await phonesByPerson(ctx).load(personId);
  return (phones.find(({ kind }) => kind === 'MOBILE') ?? phones[0])?.number ?? null;
}

/** Not told of a person whom the caller does not look after any more. */
export async function isDeactivated(ctx: Context, personId: string): Promise<boolean> {
  const person = await personById(ctx).load(personId);
  if (!person || !can.read(actorOf(ctx), { personId, regionIds: person.regionIds })) return false;
  return person.status === 'DISABLED';
}
