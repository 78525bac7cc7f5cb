import { builder } from '#kit/graphql/builder.ts';
import { byRule, signedIn, viaParent } from '#kit/graphql/permission.ts';
import { languageTag } from '#kit/messages/locales.ts';
import type { Context } from '#kit/graphql/context.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { recordFields, recordInputWith } from '#kit/graphql/record-types.ts';
import { fieldValues } from '#kit/record/changed-fields.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { address as fields, addressLines } from '#slices/people/rules/address.ts';
import { countryName } from '#slices/regions/rules/countries.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { type AddressRecord, auditedAs, deleteAddress, findAddress } from './address.queries.ts';
import { nameById, addressesByItem } from '../loaders.ts';
import { updateAddress } from './update-address.ts';
import { readPerson } from '../read-person.ts';
import { findPerson } from '../person.queries.ts';

const nameOf = async (ctx: Context, personId: string | null): Promise<string | null> => {
  const person = personId ? await nameById(ctx).load(personId) : null;
  return person ? fullName(person) : null;
};

const linesOf = (address: AddressRecord, ctx: Context): string[] =>
  addressLines(address, countryName(address.country, languageTag(ctx.locale)));

export const Address = builder.objectRef<AddressRecord>('Address').implement({
  permission: viaParent,
  fields: (t) => ({
    ...recordFields(t, fields),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    createdByName: t.string({
      nullable: true,
      permission: byRule<AddressRecord>('staff and the person it names', (actor, { createdBy }) =>
        can.readNameBeside(actor, createdBy),
      ),
      resolve: (address, _, ctx) => nameOf(ctx, address.createdBy),
    }),
    updatedByName: t.string({
      nullable: true,
      permission: byRule<AddressRecord>('staff and the person it names', (actor, { updatedBy }) =>
        can.readNameBeside(actor, updatedBy),
      ),
      resolve: (address, _, ctx) => nameOf(ctx, address.updatedBy),
    }),
    itemId: t.id({ resolve: (address) => address.personId ?? address.regionId ?? '' }),
    fullAddress: t.string({ resolve: (address, _, ctx) => linesOf(address, ctx).join(', ') }),
    stackedAddress: t.string({ resolve: (address, _, ctx) => linesOf(address, ctx).join('\n') }),
  }),
});

const AddressInput = recordInputWith('AddressInput', fields, (t) => ({
  _id: t.id({ description: 'Without it a new address is made.' }),
  updatedBy: t.id({ description: 'Accepted and not used: the session says who it was.' }),
  itemId: t.id({ description: 'The person or region it belongs to; the caller when absent.' }),
  version: t.int({ description: 'The version the change is based on; without it the last change wins.' }),
}));

const RemovedAddress = builder.objectRef<{ id: string }>('RemovedAddress').implement({
  permission: viaParent,
  fields: (t) => ({ _id: t.exposeID('id') }),
});

builder.queryField('addresses', (t) =>
  t.field({
    type: [Address],
    permission: signedIn,
    args: { itemId: t.arg.id({ required: true }) },
    resolve: (_, { itemId }, ctx) => listAddresses(ctx, itemId),
  }),
);

builder.mutationFields((t) => ({
  updateAddress: t.field({
    type: Address,
    permission: signedIn,
    args: { addressInput: t.arg({ type: AddressInput, required: true }) },
    resolve: (_, { addressInput }, ctx) => updateAddress(ctx, addressInput),
  }),
  removeAddress: t.field({
    type: RemovedAddress,
    permission: signedIn,
    args: { _id: t.arg.id({ required: true }) },
    resolve: (_, { _id }, ctx) => removeAddress(ctx, _id),
  }),
}));

async function listAddresses(ctx: Context, itemId: string): Promise<AddressRecord[]> {
  const mayRead = (await readPerson(ctx, itemId)) ?? can.readRegionAddress(actorOf(ctx), itemId);
  return mayRead ? addressesByItem(ctx).load(itemId) : [];
}

/** Removes an address for good; the audit log keeps what it said. */
async function removeAddress(ctx: Context, id: string): Promise<{ id: string }> {
  const actor = actorOf(ctx);
  return transaction(ctx.db, async (tx) => {
    const address = await findAddress(tx, id);
    const person = address?.personId ? await findPerson(tx, address.personId) : null;
    const mayRemove = person
      ? can.editAddress(actor, { personId: person.id, regionIds: person.regionIds })
      : address?.regionId && can.editRegionAddress(actor, address.regionId);
    if (!address || !mayRemove) throw new RuleError('recordNotFound', 'NOT_FOUND');
    await deleteAddress(tx, id);
    const before = fieldValues(fields, address);
    await audit(tx, ctx, { action: 'removeAddress', ...auditedAs(address), before });
    return { id };
  });
}
