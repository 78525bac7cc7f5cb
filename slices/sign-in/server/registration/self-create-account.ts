import { audit, transaction } from '#kit/graphql/action.ts';
import { parsedInput } from '#kit/graphql/change-record.ts';
import type { Context } from '#kit/graphql/context.ts';
import { RuleError } from '#kit/graphql/problem.ts';
import { localeOrDefault } from '#kit/messages/locales.ts';
import { findGroupOpenForSignUp } from '#slices/groups/server/api.ts';
import { findPersonByEmail, insertUnverifiedPerson, type PersonRecord } from '#slices/people/server/api.ts';
import { registration, type Registration } from '#slices/sign-in/rules/registration.ts';
import { sendLinkMail } from '../link-mail.ts';
import { hasOpenLink } from '../mailed-link.queries.ts';
import { countingTaken, mayMailAgain, takeRegistration } from '../visitor-limits.ts';

type Text = string | null | undefined;

interface RegistrationInput {
  userProfileInput: { email?: Text; firstName?: Text; lastName?: Text };
  groupId: string;
  country: string;
  locale?: Text;
}

/** The account waits for its mail to be answered. */
export async function selfCreateAccount(ctx: Context, input: RegistrationInput): Promise<PersonRecord> {
  const { email, firstName, lastName } = input.userProfileInput;
  const form = parsedInput(registration, {
    email: email ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
    country: input.country,
  });
  await takeRegistration(ctx, { email: form.email, groupId: input.groupId });
  const mayMail = await mayMailAgain(ctx, form.email);
  const run = () => register(ctx, input, { ...form, mayMail });
  return countingTaken(ctx, form.email, { isTaken: tellsOfAccount, run });
}

const tellsOfAccount = (error: unknown): boolean =>
  error instanceof RuleError && error.problem === 'alreadyHaveAccount';

function register(
  ctx: Context,
  input: RegistrationInput,
  { mayMail, ...form }: Registration & { mayMail: boolean },
): Promise<PersonRecord> {
  return transaction(ctx.unscoped('a visitor registers'), async (tx) => {
    const group = await findGroupOpenForSignUp(tx, input.groupId);
    if (!group) throw new RuleError('groupNotOpen', 'NOT_FOUND');
    const locale = localeOrDefault(input.locale);
    const registrant = { ...form, locale, regionId: group.regionId, createdBy: null, registeredFreely: true };
    // An account that never answered its mail may try again.
    const person =
      (await insertUnverifiedPerson(tx, registrant)) ?? (await findPersonByEmail(tx, form.email));
    // An account entered by staff has a link already, which a stranger must not replace.
    if (person?.status !== 'UNVERIFIED' || person.enteredByStaff) throw new RuleError('alreadyHaveAccount');
    // Repeated registrations fill no mailbox: the last link stays as it is.
    if (mayMail || !(await hasOpenLink(tx, { kind: 'ENROL', personId: person.id, now: ctx.services.now() })))
      await sendLinkMail(tx, ctx.services, { template: 'verify', kind: 'ENROL', person, groupId: group.id });
    const entry = { entity: 'person', entityId: person.id, regionId: group.regionId };
    await audit(tx, ctx, { ...entry, action: 'selfCreateAccount', after: { groupId: group.id } });
    // The name that was typed, not the stored one, which would tell whose the address is.
    return { ...person, firstName: form.firstName, lastName: form.lastName };
  });
}
