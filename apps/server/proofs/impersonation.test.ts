import { expect, test } from 'vitest';
import { schema } from '#apps/server/schema.ts';
import type { Permission } from '#kit/graphql/permission.ts';

/** What nobody does in another's place (decision 11). Whoever adds a mutation asks whether it belongs here. */
const ONLY_IN_PERSON = [
  'acceptTerms',
  'calendarConsent',
  'changeEmail',
  'changePassword',
  'disconnectCalendar',
  'endSession',
  'getTokensFromAuthCode',
  'impersonateUser',
  'logOutEverywhere',
  'sessions',
];

test('an administrator in somebody’s place is refused the keys of the account, its word and its money, and no more (D5) (HOLE-07)', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  );
  const refused = fields.filter(
    ({ extensions }) => (extensions['permission'] as Permission).isOnlyInPerson === true,
  );
  expect(refused.map(({ name }) => name).toSorted()).toEqual(ONLY_IN_PERSON);
});
