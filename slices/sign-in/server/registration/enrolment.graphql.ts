import { builder } from '#kit/graphql/builder.ts';
import { withRole } from '#kit/graphql/permission.ts';
import { actorOf, audit, transaction } from '#kit/graphql/action.ts';
import { recordInputWith } from '#kit/graphql/record-types.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { User, findPerson, lockPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { newPerson } from '#slices/people/rules/new-person.ts';
import { can } from '#slices/people/rules/permissions.ts';
import { enrolPerson } from './enrol-person.ts';
import { sendLinkMail } from '../link-mail.ts';
import { findLinkMailedSince } from '../mailed-link.queries.ts';

const NewUserInput = recordInputWith('NewUserInput', newPerson, (t) => ({
  regionId: t.id({ required: true }),
  groupId: t.id(),
}));

builder.mutationFields((t) => ({
  enrolUser: t.field({
    type: User,
    description: 'Opens an account for a user and mails them the link by which they set their password.',
    permission: withRole('manager', 'admin'),
    args: {
      userId: t.arg.id({ required: true, description: 'A new id, made by the form.' }),
      userInput: t.arg({ type: NewUserInput, required: true }),
    },
    resolve: (_, { userId, userInput }, ctx) => enrolPerson(ctx, userId, userInput),
  }),
  resendEnrolment: t.field({
    type: User,
    permission: withRole('manager', 'admin'),
    args: { userId: t.arg.id({ required: true }) },
    resolve: (_, { userId }, ctx) => resendEnrolment(ctx, userId),
  }),
}));

/** A second press of the button within this time sends no second mail, whose link would void the first. */
export const PRESSED_TWICE_MS = 60_000;

/** The older link is void. */
async function resendEnrolment(ctx: Context, userId: string): Promise<PersonRecord> {
  const reached = await findPerson(ctx.db, userId);
  const mayEnrol = reached?.regionIds.some((regionId) => can.enrol(actorOf(ctx), { regionId }));
  if (!mayEnrol) throw new RuleError('recordNotFound', 'NOT_FOUND');
  return transaction(ctx.unscoped('a link for another person'), async (tx) => {
    await lockPerson(tx, userId);
    const person = await findPerson(tx, userId);
    if (person?.status !== 'UNVERIFIED') throw new RuleError('alreadyEnrolled');
    const since = new Date(ctx.services.now().getTime() - PRESSED_TWICE_MS);
    if (await findLinkMailedSince(tx, { kind: 'ENROL', personId: userId, since })) return person;
    const template = person.enteredByStaff ? 'enrol' : 'verify';
    await sendLinkMail(tx, ctx.services, { template, kind: 'ENROL', person });
    await audit(tx, ctx, { action: 'resendEnrolment', entity: 'person', entityId: userId });
    return person;
  });
}
