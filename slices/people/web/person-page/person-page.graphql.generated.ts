import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OneNoteFragment = { readonly __typename: 'PersonNote', readonly _id: string, readonly body: string, readonly createdAt: Instant, readonly createdBy: string | null, readonly createdByName: string | null };

export type PersonNotesQueryVariables = {
  userId: string;
};

export type PersonNotesQuery = { readonly personNotes: ReadonlyArray<{ readonly __typename: 'PersonNote', readonly _id: string, readonly body: string, readonly createdAt: Instant, readonly createdBy: string | null, readonly createdByName: string | null }> };

export type WritePersonNoteMutationVariables = {
  noteId: string;
  userId: string;
  body: string;
};

export type WritePersonNoteMutation = { readonly writePersonNote: { readonly __typename: 'PersonNote', readonly _id: string, readonly body: string, readonly createdAt: Instant, readonly createdBy: string | null, readonly createdByName: string | null } };

export type RemovePersonNoteMutationVariables = {
  noteId: string;
  isRemoved: boolean;
};

export type RemovePersonNoteMutation = { readonly removePersonNote: { readonly __typename: 'PersonNote', readonly _id: string, readonly isRemoved: boolean } };

export type OneActionFragment = { readonly __typename: 'PersonAction', readonly _id: string, readonly at: Instant, readonly action: string, readonly actorName: string | null, readonly impersonatorName: string | null, readonly isAutomatic: boolean, readonly reason: string | null, readonly about: { readonly isWithin: boolean, readonly person: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly record: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly group: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly names: ReadonlyArray<{ readonly recordId: string, readonly name: string | null }> }, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> };

export type PersonHistoryQueryVariables = {
  userId: string;
  after?: string | null | undefined;
};

export type PersonHistoryQuery = { readonly personHistory: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'PersonAction', readonly _id: string, readonly at: Instant, readonly action: string, readonly actorName: string | null, readonly impersonatorName: string | null, readonly isAutomatic: boolean, readonly reason: string | null, readonly about: { readonly isWithin: boolean, readonly person: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly record: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly group: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly names: ReadonlyArray<{ readonly recordId: string, readonly name: string | null }> }, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> }> } | null };

export type LastActionsQueryVariables = {
  userId: string;
};

export type LastActionsQuery = { readonly personHistory: { readonly rows: ReadonlyArray<{ readonly __typename: 'PersonAction', readonly _id: string, readonly at: Instant, readonly action: string, readonly actorName: string | null, readonly impersonatorName: string | null, readonly isAutomatic: boolean, readonly reason: string | null, readonly about: { readonly isWithin: boolean, readonly person: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly record: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly group: { readonly kind: string, readonly recordId: string, readonly name: string | null, readonly isThere: boolean, readonly courseId: string | null } | null, readonly names: ReadonlyArray<{ readonly recordId: string, readonly name: string | null }> }, readonly changes: ReadonlyArray<{ readonly field: string, readonly before: string | null, readonly after: string | null }> }> } | null };

export type SetGraduationMutationVariables = {
  userId: string;
  graduatedOn?: Day | null | undefined;
  place?: string | null | undefined;
};

export type SetGraduationMutation = { readonly setGraduation: boolean };

export const personNotes: TypedDocument<PersonNotesQuery, PersonNotesQueryVariables> = {
  operationName: 'personNotes',
  query: `query personNotes($userId:ID!){personNotes(userId:$userId){...OneNote}}fragment OneNote on PersonNote{_id body createdAt createdBy createdByName __typename}`,
};

export const writePersonNote: TypedDocument<WritePersonNoteMutation, WritePersonNoteMutationVariables> = {
  operationName: 'writePersonNote',
  query: `mutation writePersonNote($noteId:ID!$userId:ID!$body:String!){writePersonNote(noteId:$noteId userId:$userId body:$body){...OneNote}}fragment OneNote on PersonNote{_id body createdAt createdBy createdByName __typename}`,
};

export const removePersonNote: TypedDocument<RemovePersonNoteMutation, RemovePersonNoteMutationVariables> = {
  operationName: 'removePersonNote',
  query: `mutation removePersonNote($noteId:ID!$isRemoved:Boolean!){removePersonNote(noteId:$noteId isRemoved:$isRemoved){_id isRemoved __typename}}`,
};

export const personHistory: TypedDocument<PersonHistoryQuery, PersonHistoryQueryVariables> = {
  operationName: 'personHistory',
  query: `query personHistory($userId:ID!$after:String){personHistory(userId:$userId after:$after){rows{...OneAction}nextCursor}}fragment OneAction on PersonAction{_id at action actorName impersonatorName isAutomatic reason about{...ToldAbout}changes{field before after}__typename}fragment ToldAbout on LogAbout{person{...ToldName}record{...ToldName}group{...ToldName}isWithin names{recordId name}}fragment ToldName on LogName{kind recordId name isThere courseId}`,
};

export const lastActions: TypedDocument<LastActionsQuery, LastActionsQueryVariables> = {
  operationName: 'lastActions',
  query: `query lastActions($userId:ID!){personHistory(userId:$userId first:4){rows{...OneAction}}}fragment OneAction on PersonAction{_id at action actorName impersonatorName isAutomatic reason about{...ToldAbout}changes{field before after}__typename}fragment ToldAbout on LogAbout{person{...ToldName}record{...ToldName}group{...ToldName}isWithin names{recordId name}}fragment ToldName on LogName{kind recordId name isThere courseId}`,
};

export const setGraduation: TypedDocument<SetGraduationMutation, SetGraduationMutationVariables> = {
  operationName: 'setGraduation',
  query: `mutation setGraduation($userId:ID!$graduatedOn:Day$place:String){setGraduation(userId:$userId graduatedOn:$graduatedOn place:$place)}`,
};
