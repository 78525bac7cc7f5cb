import { actorOf } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { can } from '#slices/people/rules/permissions.ts';
import type { AddressRecord } from './address.queries.ts';
import { addressesByItem } from '../loaders.ts';
import { readPerson } from '../read-person.ts';

/** The addresses of a person or a region, for those who may read them; none for others. */
export async function listAddresses(ctx: Context, itemId: string): Promise<AddressRecord[]> {
  const mayRead = (await readPerson(ctx, itemId)) ?? can.readRegionAddress(actorOf(ctx), itemId);
  return mayRead ? addressesByItem(ctx).load(itemId) : [];
}
