import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';
import type { RichHtml } from '#kit/rich-text/rich-html.ts';

export type ListedTeacherFragment = { readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly regionName: string, readonly photoUrl: string | null, readonly personId: string | null, readonly personName: string | null, readonly archived: boolean, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> };

export type OneTeacherFragment = { readonly __typename: 'Teacher', readonly regionId: string, readonly biography: RichHtml, readonly courseCount: number, readonly mayManage: boolean, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly photoUrl: string | null, readonly personId: string | null, readonly personName: string | null, readonly archived: boolean, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> };

export type TeachersQueryVariables = {
  filter?: Types.TeacherFilter | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type TeachersQuery = { readonly teachers: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly regionName: string, readonly photoUrl: string | null, readonly personId: string | null, readonly personName: string | null, readonly archived: boolean, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> }> } };

export type TeachersForFileQueryVariables = {
  filter?: Types.TeacherFilter | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type TeachersForFileQuery = { readonly teachers: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly regionName: string, readonly photoUrl: string | null, readonly personId: string | null, readonly personName: string | null, readonly archived: boolean, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> }> } };

export type FoundTeachersFragment = { readonly teachers: { readonly rows: ReadonlyArray<{ readonly __typename: 'Teacher', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type CampusesOfTeachersQueryVariables = { [key: string]: never; };

export type CampusesOfTeachersQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> };

export type OneTeacherQueryVariables = {
  teacherId: string;
};

export type OneTeacherQuery = { readonly teacher: { readonly __typename: 'Teacher', readonly regionId: string, readonly biography: RichHtml, readonly courseCount: number, readonly mayManage: boolean, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly photoUrl: string | null, readonly personId: string | null, readonly personName: string | null, readonly archived: boolean, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> } | null };

export type AccountsOfCampusQueryVariables = {
  search: string;
  regionId: string;
};

export type AccountsOfCampusQuery = { readonly users: { readonly rows: ReadonlyArray<{ readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly email: string | null }> } };

export type CreateTeacherMutationVariables = {
  teacherId: string;
  regionId: string;
  teacherInput: Types.TeacherInput;
};

export type CreateTeacherMutation = { readonly createTeacher: { readonly __typename: 'Teacher', readonly regionId: string, readonly biography: RichHtml, readonly courseCount: number, readonly mayManage: boolean, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly photoUrl: string | null, readonly personId: string | null, readonly personName: string | null, readonly archived: boolean, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> } };

export type UpdateTeacherMutationVariables = {
  teacherId: string;
  version: number;
  teacherInput: Types.TeacherInput;
};

export type UpdateTeacherMutation = { readonly updateTeacher: { readonly __typename: 'Teacher', readonly regionId: string, readonly biography: RichHtml, readonly courseCount: number, readonly mayManage: boolean, readonly version: number, readonly _id: string, readonly name: string, readonly regionName: string, readonly photoUrl: string | null, readonly personId: string | null, readonly personName: string | null, readonly archived: boolean, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> } };

export type ArchiveTeacherMutationVariables = {
  teacherId: string;
  archived: boolean;
};

export type ArchiveTeacherMutation = { readonly archiveTeacher: { readonly __typename: 'Teacher', readonly _id: string, readonly archived: boolean } };

export type DeleteTeacherMutationVariables = {
  teacherId: string;
};

export type DeleteTeacherMutation = { readonly deleteTeacher: boolean };

export type SetTeacherPhotoMutationVariables = {
  teacherId: string;
  photo: string;
};

export type SetTeacherPhotoMutation = { readonly setTeacherPhoto: { readonly __typename: 'Teacher', readonly _id: string } };

export type RemoveTeacherPhotoMutationVariables = {
  teacherId: string;
};

export type RemoveTeacherPhotoMutation = { readonly removeTeacherPhoto: { readonly __typename: 'Teacher', readonly _id: string } };

export const teachers: TypedDocument<TeachersQuery, TeachersQueryVariables> = {
  operationName: 'teachers',
  query: `query teachers($filter:TeacherFilter$descending:Boolean$after:ID){teachers(filter:$filter descending:$descending first:20 after:$after){rows{...ListedTeacher}nextCursor count countIsOpen}}fragment ListedTeacher on Teacher{_id name regionName photoUrl personId personName archived groups{_id name archived __typename}__typename}`,
};

export const teachersForFile: TypedDocument<TeachersForFileQuery, TeachersForFileQueryVariables> = {
  operationName: 'teachersForFile',
  query: `query teachersForFile($filter:TeacherFilter$descending:Boolean$after:ID){teachers(filter:$filter descending:$descending first:100 after:$after){rows{...ListedTeacher}nextCursor}}fragment ListedTeacher on Teacher{_id name regionName photoUrl personId personName archived groups{_id name archived __typename}__typename}`,
};

export const campusesOfTeachers: TypedDocument<CampusesOfTeachersQuery, CampusesOfTeachersQueryVariables> = {
  operationName: 'campusesOfTeachers',
  query: `query campusesOfTeachers{regions{_id name __typename}}`,
};

export const oneTeacher: TypedDocument<OneTeacherQuery, OneTeacherQueryVariables> = {
  operationName: 'oneTeacher',
  query: `query oneTeacher($teacherId:ID!){teacher(teacherId:$teacherId){...OneTeacher}}fragment OneTeacher on Teacher{...ListedTeacher regionId biography courseCount mayManage version}fragment ListedTeacher on Teacher{_id name regionName photoUrl personId personName archived groups{_id name archived __typename}__typename}`,
};

export const accountsOfCampus: TypedDocument<AccountsOfCampusQuery, AccountsOfCampusQueryVariables> = {
  operationName: 'accountsOfCampus',
  query: `query accountsOfCampus($search:String!$regionId:ID!){users(filter:{search:$search regionId:$regionId}first:8){rows{_id fullName email __typename}}}`,
};

export const createTeacher: TypedDocument<CreateTeacherMutation, CreateTeacherMutationVariables> = {
  operationName: 'createTeacher',
  query: `mutation createTeacher($teacherId:ID!$regionId:ID!$teacherInput:TeacherInput!){createTeacher(teacherId:$teacherId regionId:$regionId teacherInput:$teacherInput){...OneTeacher}}fragment OneTeacher on Teacher{...ListedTeacher regionId biography courseCount mayManage version}fragment ListedTeacher on Teacher{_id name regionName photoUrl personId personName archived groups{_id name archived __typename}__typename}`,
};

export const updateTeacher: TypedDocument<UpdateTeacherMutation, UpdateTeacherMutationVariables> = {
  operationName: 'updateTeacher',
  query: `mutation updateTeacher($teacherId:ID!$version:Int!$teacherInput:TeacherInput!){updateTeacher(teacherId:$teacherId version:$version teacherInput:$teacherInput){...OneTeacher}}fragment OneTeacher on Teacher{...ListedTeacher regionId biography courseCount mayManage version}fragment ListedTeacher on Teacher{_id name regionName photoUrl personId personName archived groups{_id name archived __typename}__typename}`,
};

export const archiveTeacher: TypedDocument<ArchiveTeacherMutation, ArchiveTeacherMutationVariables> = {
  operationName: 'archiveTeacher',
  query: `mutation archiveTeacher($teacherId:ID!$archived:Boolean!){archiveTeacher(teacherId:$teacherId archived:$archived){_id archived __typename}}`,
};

export const deleteTeacher: TypedDocument<DeleteTeacherMutation, DeleteTeacherMutationVariables> = {
  operationName: 'deleteTeacher',
  query: `mutation deleteTeacher($teacherId:ID!){deleteTeacher(teacherId:$teacherId)}`,
};

export const setTeacherPhoto: TypedDocument<SetTeacherPhotoMutation, SetTeacherPhotoMutationVariables> = {
  operationName: 'setTeacherPhoto',
  query: `mutation setTeacherPhoto($teacherId:ID!$photo:String!){setTeacherPhoto(teacherId:$teacherId photo:$photo){_id __typename}}`,
};

export const removeTeacherPhoto: TypedDocument<RemoveTeacherPhotoMutation, RemoveTeacherPhotoMutationVariables> = {
  operationName: 'removeTeacherPhoto',
  query: `mutation removeTeacherPhoto($teacherId:ID!){removeTeacherPhoto(teacherId:$teacherId){_id __typename}}`,
};
