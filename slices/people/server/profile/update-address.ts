import type { Actor } from '#kit/access/actor.ts';
import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { checkAddress } from '#slices/people/rules/address.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { TEXT_MAX } from '#slices/people/rules/profile.ts';
import {
  changeAddress,
  findAddress,
  insertAddress,
  type AddressRecord,
  type AddressText,
} from './address.queries.ts';
import { findPerson } from '../person.queries.ts';

type Text = string | null | undefined;

export interface AddressInputShape {
  _id?: Text;
  itemId?: Text;
  name?: Text;
  line1?: Text;
  line2?: Text;
  city?: Text;
  state?: Text;
  postcode?: Text;
  country: string;
  version?: number | null | undefined;
}

export async function updateAddress(ctx: Context, input: AddressInputShape): Promise<AddressRecord> {
  const actor = actorOf(ctx);
  const text = trimmed(input);
  const problem = checkAddress({ ...text });
  if (problem) throw new RuleError(problem, 'BAD_USER_INPUT', { count: TEXT_MAX });
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
      entity: 'address',
      entityId: after.id,
      regionId: after.regionId,
      before: before ? textOf(before) : null,
      after: text as unknown as Record<string, unknown>,
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

function trimmed(input: AddressInputShape): AddressText {
  const of = (text: Text) => (text ?? '').trim();
  return {
    name: of(input.name),
    line1: of(input.line1),
    line2: of(input.line2),
    city: of(input.city),
    state: of(input.state),
    postcode: of(input.postcode),
    country: of(input.country),
  };
}

export const textOf = ({
  name,
  line1,
  line2,
  city,
  state,
  postcode,
  country,
}: AddressText): Record<string, unknown> => ({
  name,
  line1,
  line2,
  city,
  state,
  postcode,
  country,
});
