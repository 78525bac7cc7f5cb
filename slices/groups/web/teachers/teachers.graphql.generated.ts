import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupTeacherFragment = { readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly photoUrl: string | null, readonly archived: boolean };

export type GroupTeachersQueryVariables = {
  groupId: string;
};

export type GroupTeachersQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly teachers: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly photoUrl: string | null, readonly archived: boolean }> } | null };

export type TeachersOfCampusQueryVariables = {
  search: string;
  regionId: string;
};

export type TeachersOfCampusQuery = { readonly teachers: { readonly rows: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string }> } };

export type AddGroupTeacherMutationVariables = {
  groupId: string;
  teacherId: string;
};

export type AddGroupTeacherMutation = { readonly addGroupTeacher: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export type RemoveGroupTeacherMutationVariables = {
  groupId: string;
  teacherId: string;
};

export type RemoveGroupTeacherMutation = { readonly removeGroupTeacher: { readonly __typename: 'ManagedGroup', readonly _id: string } };

export const groupTeachers: TypedDocument<GroupTeachersQuery, GroupTeachersQueryVariables> = {
  operationName: 'groupTeachers',
  query: `query groupTeachers($groupId:ID!){group(groupId:$groupId){_id teachers{...GroupTeacher}__typename}}fragment GroupTeacher on Teacher{_id name photoUrl archived __typename}`,
};

export const teachersOfCampus: TypedDocument<TeachersOfCampusQuery, TeachersOfCampusQueryVariables> = {
  operationName: 'teachersOfCampus',
  query: `query teachersOfCampus($search:String!$regionId:ID!){teachers(filter:{search:$search regionId:$regionId archived:false}first:8){rows{_id name __typename}}}`,
};

export const addGroupTeacher: TypedDocument<AddGroupTeacherMutation, AddGroupTeacherMutationVariables> = {
  operationName: 'addGroupTeacher',
  query: `mutation addGroupTeacher($groupId:ID!$teacherId:ID!){addGroupTeacher(groupId:$groupId teacherId:$teacherId){_id __typename}}`,
};

export const removeGroupTeacher: TypedDocument<RemoveGroupTeacherMutation, RemoveGroupTeacherMutationVariables> = {
  operationName: 'removeGroupTeacher',
  query: `mutation removeGroupTeacher($groupId:ID!$teacherId:ID!){removeGroupTeacher(groupId:$groupId teacherId:$teacherId){_id __typename}}`,
};
