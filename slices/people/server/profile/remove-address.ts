import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { deleteAddress, findAddress } from './address.queries.ts';
import { findPerson } from '../person.queries.ts';
import { textOf } from './update-address.ts';

/** Removes an address for good; the audit log keeps what it said. */
export async function removeAddress(ctx: Context, id: string): Promise<{ id: string }> {
  const actor = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const address = await findAddress(tx, id);
    const person = address?.personId ? await findPerson(tx, address.personId) : null;
    const mayRemove = person
      ? can.editAddress(actor, { personId: person.id, regionIds: person.regionIds })
      : address?.regionId && can.editRegionAddress(actor, address.regionId);
    if (!address || !mayRemove) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await deleteAddress(tx, id);
    const entry = { entity: 'address', entityId: id, regionId: address.regionId };
    await audit(tx, ctx, { ...entry, action: 'removeAddress', before: textOf(address) });
    return { id };
  });
}
