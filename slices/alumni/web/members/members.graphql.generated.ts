import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AlumniMembersQueryVariables = {
  filter?: Types.AlumniMemberFilter | null | undefined;
  after?: string | null | undefined;
};

export type AlumniMembersQuery = { readonly alumniMembers: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'AlumniMember', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly graduatedOn: Day, readonly statedGraduatedOn: Day | null, readonly gradPlace: string | null, readonly location: string | null, readonly hasJoined: boolean, readonly joinedAt: Instant | null, readonly isContactable: boolean, readonly invitedAt: Instant | null, readonly standing: Types.AlumniInvitationStanding }> } };

export type AlumniMembersForFileQueryVariables = {
  filter?: Types.AlumniMemberFilter | null | undefined;
  after?: string | null | undefined;
};

export type AlumniMembersForFileQuery = { readonly alumniMembers: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'AlumniMember', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly graduatedOn: Day, readonly statedGraduatedOn: Day | null, readonly gradPlace: string | null, readonly location: string | null, readonly hasJoined: boolean, readonly joinedAt: Instant | null, readonly isContactable: boolean, readonly invitedAt: Instant | null, readonly standing: Types.AlumniInvitationStanding }> } };

export type AlumniMemberYearsQueryVariables = { [key: string]: never; };

export type AlumniMemberYearsQuery = { readonly alumniMemberYears: ReadonlyArray<number> };

export type AlumniStandingsQueryVariables = {
  filter?: Types.AlumniMemberFilter | null | undefined;
};

export type AlumniStandingsQuery = { readonly alumniStandings: ReadonlyArray<{ readonly standing: Types.AlumniInvitationStanding, readonly count: number, readonly names: ReadonlyArray<string> }> };

export type InviteAlumniMutationVariables = {
  batchId: string;
  filter?: Types.AlumniMemberFilter | null | undefined;
};

export type InviteAlumniMutation = { readonly inviteAlumni: number };

export type AlumniMemberFragment = { readonly __typename: 'AlumniMember', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly email: string, readonly graduatedOn: Day, readonly statedGraduatedOn: Day | null, readonly gradPlace: string | null, readonly location: string | null, readonly hasJoined: boolean, readonly joinedAt: Instant | null, readonly isContactable: boolean, readonly invitedAt: Instant | null, readonly standing: Types.AlumniInvitationStanding };

export const alumniMembers: TypedDocument<AlumniMembersQuery, AlumniMembersQueryVariables> = {
  operationName: 'alumniMembers',
  query: `query alumniMembers($filter:AlumniMemberFilter$after:ID){alumniMembers(filter:$filter first:20 after:$after){rows{...AlumniMember}nextCursor count countIsOpen}}fragment AlumniMember on AlumniMember{_id fullName firstName lastName email graduatedOn statedGraduatedOn gradPlace location hasJoined joinedAt isContactable invitedAt standing __typename}`,
};

export const alumniMembersForFile: TypedDocument<AlumniMembersForFileQuery, AlumniMembersForFileQueryVariables> = {
  operationName: 'alumniMembersForFile',
  query: `query alumniMembersForFile($filter:AlumniMemberFilter$after:ID){alumniMembers(filter:$filter first:100 after:$after){rows{...AlumniMember}nextCursor}}fragment AlumniMember on AlumniMember{_id fullName firstName lastName email graduatedOn statedGraduatedOn gradPlace location hasJoined joinedAt isContactable invitedAt standing __typename}`,
};

export const alumniMemberYears: TypedDocument<AlumniMemberYearsQuery, AlumniMemberYearsQueryVariables> = {
  operationName: 'alumniMemberYears',
  query: `query alumniMemberYears{alumniMemberYears}`,
};

export const alumniStandings: TypedDocument<AlumniStandingsQuery, AlumniStandingsQueryVariables> = {
  operationName: 'alumniStandings',
  query: `query alumniStandings($filter:AlumniMemberFilter){alumniStandings(filter:$filter){standing count names}}`,
};

export const inviteAlumni: TypedDocument<InviteAlumniMutation, InviteAlumniMutationVariables> = {
  operationName: 'inviteAlumni',
  query: `mutation inviteAlumni($batchId:ID!$filter:AlumniMemberFilter){inviteAlumni(batchId:$batchId filter:$filter)}`,
};
