import type { Tx } from '#kit/db/database.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { findGroupToJoin, insertMember } from '#slices/groups/server/api.ts';
import { newPerson, type NewPersonValues } from '#slices/people/rules/new-person.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { fullName } from '#slices/people/rules/person.ts';
import { findPersonByEmail, insertUnverifiedPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { regionById } from '#slices/regions/server/api.ts';
import { sendLinkMail } from '../link-mail.ts';

interface NewUserInput extends NewPersonValues {
  regionId: string;
  groupId?: string | null | undefined;
}

/** The id comes from the form, so that one sent twice enters one person and sends one mail. */
export async function enrolPerson(ctx: Context, id: string, input: NewUserInput): Promise<PersonRecord> {
  const { regionId, groupId = null } = input;
  const parsed = parsedInput(newPerson, input);
  const isOurs = can.enrol(actorOf(ctx), { regionId }) && (await regionById(ctx).load(regionId)) !== null;
  if (!isOurs) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.unscoped('an account for a new person'), async (tx) => {
    if (groupId) await checkGroup(tx, groupId, regionId);
    const createdBy = actorOf(ctx).personId;
    const person = await insertUnverifiedPerson(tx, { ...parsed, id, regionId, createdBy, country: null });
    if (!person) return enteredBefore(tx, ctx, id, parsed);
    if (groupId) await insertMember(tx, { groupId, personId: id, now: ctx.services.now() });
    await sendLinkMail(tx, ctx.services, { template: 'enrol', kind: 'ENROL', person });
    await audit(tx, ctx, {
      action: 'enrolPerson',
      entity: 'person',
      entityId: id,
      after: { ...parsed, regionId, groupId },
    });
    return person;
  });
}

async function checkGroup(tx: Tx, groupId: string, regionId: string): Promise<void> {
  const group = await findGroupToJoin(tx, groupId);
  if (group?.regionId !== regionId) throw new RuleError('memberOfAnotherCampus', 'NOT_FOUND');
  if (group.archived) throw new RuleError('groupIsArchived');
}

/** A second press is answered as the first; anyone else is told whose the address is. */
async function enteredBefore(
  tx: Tx,
  ctx: Context,
  id: string,
  parsed: NewPersonValues,
): Promise<PersonRecord> {
  const other = await findPersonByEmail(tx, parsed.email);
  if (!other) throw new RuleError('recordNotFound', 'NOT_FOUND');
  const isKnown = can.read(actorOf(ctx), { personId: other.id, regionIds: other.regionIds });
  if (other.id === id && isKnown && fullName(other) === fullName(parsed)) return other;
  // Names are told within reach only: an address alone must not open the record of another campus.
  throw isKnown
    ? new RuleError('emailTaken', 'BAD_USER_INPUT', { name: fullName(other), userId: other.id })
    : new RuleError('emailTakenElsewhere');
}
