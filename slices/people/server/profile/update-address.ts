import type { Actor } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import type { InputOf } from '#kit/record/field.ts';
import { address } from '#slices/people/rules/address.ts';
import { can } from '#slices/people/rules/permissions.ts';
import {
  auditedAs,
  changeAddress,
  findAddress,
  insertAddress,
  type AddressRecord,
} from './address.queries.ts';
import { findPerson } from '../person.queries.ts';

interface AddressInput extends InputOf<typeof address> {
  _id?: string | null | undefined;
  itemId?: string | null | undefined;
  version?: number | null | undefined;
}

export async function updateAddress(ctx: Context, input: AddressInput): Promise<AddressRecord> {
  const actor = actorOf(ctx);
  const text = parsedInput(address, input);
  return transaction(ctx.db, async (tx) => {
    const before = input._id ? await findAddress(tx, input._id) : null;
    if (input._id && !before) throw new RuleError('recordNotFound', 'NOT_FOUND');
    const isStale = before && typeof input.version === 'number' && input.version !== before.version;
    const owner = await ownerInReach(
      tx,
      actor,
      before?.personId ?? before?.regionId ?? input.itemId ?? actor.personId,
    );
    if (isStale) throw new RuleError('changedMeanwhile');
    const after = before
      ? await changeAddress(tx, before.id, text, actor.personId)
      : await insertAddress(tx, owner, text, actor.personId);
    await audit(tx, ctx, {
      action: before ? 'changeAddress' : 'addAddress',
      ...auditedAs(after),
      before: before ? fieldValues(address, before) : null,
      after: text,
    });
    return after;
  });
}

/** What is out of reach does not exist. */
async function ownerInReach(
  tx: Tx,
  actor: Actor,
  itemId: string,
): Promise<{ personId: string } | { regionId: string }> {
  const person = await findPerson(tx, itemId);
  if (person && can.editAddress(actor, { personId: person.id, regionIds: person.regionIds }))
    return { personId: itemId };
  if (!person && can.editRegionAddress(actor, itemId)) return { regionId: itemId };
  throw new RuleError('recordNotFound', 'NOT_FOUND');
}
