import type { List } from '#kit/ui/table/use-list.ts';
import { INVITATION_STANDINGS } from '../../rules/invitation.ts';
import type { AlumniMembersQueryVariables } from './members.graphql.generated.ts';

export type MemberFilter = NonNullable<AlumniMembersQueryVariables['filter']>;

const yesOrNo = (chosen: string | undefined): boolean | null =>
  chosen === 'yes' ? true : chosen === 'no' ? false : null;

/** An address written by hand may hold anything. */
export const filterOf = ({ params: { search, filters } }: List): MemberFilter => ({
  search: search.trim(),
  place: filters['place'] ?? null,
  year: /^\d{4}$/.test(filters['year'] ?? '') ? Number(filters['year']) : null,
  hasJoined: yesOrNo(filters['joined']),
  isContactable: yesOrNo(filters['mail']),
  standing: INVITATION_STANDINGS.find((standing) => standing === filters['standing']) ?? null,
});
