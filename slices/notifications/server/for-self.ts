import { byRule } from '#kit/graphql/permission.ts';
import type { UserParent } from '#slices/people/server/api.ts';
import { can } from '../rules/permissions.ts';

/** What somebody is told, and what they want to be told, is nobody else's business. */
export const forSelf = byRule<UserParent>('the person', (actor, person) =>
  can.read(actor, { personId: person.id }),
);
