import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type UsersQueryVariables = {
  filter?: Types.UserFilter | null | undefined;
  sort?: Types.UserSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type UsersQuery = { readonly users: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly locale: string | null, readonly email: string | null, readonly studentNumber: string | null, readonly status: Types.PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly createdAt: Instant | null, readonly pictureUrl: string | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly timeZone: string | null }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null }> } };

export type UsersForFileQueryVariables = {
  filter?: Types.UserFilter | null | undefined;
  sort?: Types.UserSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type UsersForFileQuery = { readonly users: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly bornOn: Day | null, readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly locale: string | null, readonly email: string | null, readonly studentNumber: string | null, readonly status: Types.PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly createdAt: Instant | null, readonly pictureUrl: string | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly timeZone: string | null }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null }> } };

export type ListedUserFragment = { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly lastName: string, readonly locale: string | null, readonly email: string | null, readonly studentNumber: string | null, readonly status: Types.PersonStatus | null, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly createdAt: Instant | null, readonly pictureUrl: string | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly timeZone: string | null }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null };

export type CampusesToFilterQueryVariables = { [key: string]: never; };

export type CampusesToFilterQuery = { readonly keepsBirthDates: boolean, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> };

export type PeopleToFindQueryVariables = {
  search: string;
};

export type PeopleToFindQuery = { readonly users: { readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null, readonly studentNumber: string | null }> } };

export type FoundPeopleFragment = { readonly users: { readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null, readonly studentNumber: string | null }> } };

export const users: TypedDocument<UsersQuery, UsersQueryVariables> = {
  operationName: 'users',
  query: `query users($filter:UserFilter$sort:UserSort$descending:Boolean$after:ID){users(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedUser}nextCursor count countIsOpen}}fragment ListedUser on User{_id fullName firstName lastName locale email studentNumber status roles regionRoles{slug roleNames}isAlumni createdAt pictureUrl(width:64)regions{_id name timeZone __typename}groups{_id name archived __typename}__typename}`,
};

export const usersForFile: TypedDocument<UsersForFileQuery, UsersForFileQueryVariables> = {
  operationName: 'usersForFile',
  query: `query usersForFile($filter:UserFilter$sort:UserSort$descending:Boolean$after:ID){users(filter:$filter sort:$sort descending:$descending first:50 after:$after){rows{...ListedUser bornOn}nextCursor}}fragment ListedUser on User{_id fullName firstName lastName locale email studentNumber status roles regionRoles{slug roleNames}isAlumni createdAt pictureUrl(width:64)regions{_id name timeZone __typename}groups{_id name archived __typename}__typename}`,
};

export const campusesToFilter: TypedDocument<CampusesToFilterQuery, CampusesToFilterQueryVariables> = {
  operationName: 'campusesToFilter',
  query: `query campusesToFilter{keepsBirthDates regions{_id name __typename}}`,
};

export const peopleToFind: TypedDocument<PeopleToFindQuery, PeopleToFindQueryVariables> = {
  operationName: 'peopleToFind',
  query: `query peopleToFind($search:String!){...FoundPeople}fragment FoundPeople on Query{users(filter:{search:$search}first:5){rows{_id fullName email studentNumber __typename}}}`,
};
