import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AlumniClassQueryVariables = {
  year: number;
  place?: string | null | undefined;
  first: number;
  after?: string | null | undefined;
};

export type AlumniClassQuery = { readonly classMembers: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ClassMember', readonly _id: string, readonly fullName: string, readonly gradPlace: string | null, readonly location: string | null, readonly about: string | null, readonly homePage: string | null, readonly pictureUrl: string | null, readonly isContactable: boolean, readonly ministries: ReadonlyArray<{ readonly __typename: 'MinistryOfMember', readonly _id: string, readonly name: string, readonly city: string, readonly country: string }> }> }, readonly classPhotos: ReadonlyArray<{ readonly __typename: 'ClassPhoto', readonly _id: string, readonly year: number, readonly place: string, readonly caption: string, readonly status: Types.ClassPhotoStatus, readonly reason: string, readonly addedByName: string, readonly addedAt: Instant, readonly isOwn: boolean, readonly thumbnail: string, readonly large: string }>, readonly currentUser: { readonly __typename: 'User', readonly _id: string, readonly gradYear: number | null, readonly gradLocation: string | null } | null };

export type AddClassPhotoMutationVariables = {
  photoId: string;
  year: number;
  place: string;
  caption: string;
  picture: string;
};

export type AddClassPhotoMutation = { readonly addClassPhoto: { readonly __typename: 'ClassPhoto', readonly _id: string, readonly year: number, readonly place: string, readonly caption: string, readonly status: Types.ClassPhotoStatus, readonly reason: string, readonly addedByName: string, readonly addedAt: Instant, readonly isOwn: boolean, readonly thumbnail: string, readonly large: string } };

export type RemoveClassPhotoMutationVariables = {
  photoId: string;
};

export type RemoveClassPhotoMutation = { readonly removeClassPhoto: { readonly __typename: 'ClassPhoto', readonly _id: string } };

export type RestoreClassPhotoMutationVariables = {
  photoId: string;
};

export type RestoreClassPhotoMutation = { readonly restoreClassPhoto: { readonly __typename: 'ClassPhoto', readonly _id: string } };

export type ComplainOfClassPhotoMutationVariables = {
  photoId: string;
  complaint: string;
};

export type ComplainOfClassPhotoMutation = { readonly complainOfClassPhoto: { readonly __typename: 'ClassPhoto', readonly _id: string } };

export type ClassMemberFragment = { readonly __typename: 'ClassMember', readonly _id: string, readonly fullName: string, readonly gradPlace: string | null, readonly location: string | null, readonly about: string | null, readonly homePage: string | null, readonly pictureUrl: string | null, readonly isContactable: boolean, readonly ministries: ReadonlyArray<{ readonly __typename: 'MinistryOfMember', readonly _id: string, readonly name: string, readonly city: string, readonly country: string }> };

export type ClassPhotoFragment = { readonly __typename: 'ClassPhoto', readonly _id: string, readonly year: number, readonly place: string, readonly caption: string, readonly status: Types.ClassPhotoStatus, readonly reason: string, readonly addedByName: string, readonly addedAt: Instant, readonly isOwn: boolean, readonly thumbnail: string, readonly large: string };

export const alumniClass: TypedDocument<AlumniClassQuery, AlumniClassQueryVariables> = {
  operationName: 'alumniClass',
  query: `query alumniClass($year:Int!$place:String$first:Int!$after:ID){classMembers(year:$year place:$place first:$first after:$after){rows{...ClassMember}nextCursor count countIsOpen}classPhotos(year:$year place:$place){...ClassPhoto}currentUser{_id gradYear gradLocation __typename}}fragment ClassMember on ClassMember{_id fullName gradPlace location about homePage pictureUrl(width:192)isContactable ministries{_id name city country __typename}__typename}fragment ClassPhoto on ClassPhoto{_id year place caption thumbnail:url(width:640)large:url(width:1280)status reason addedByName addedAt isOwn __typename}`,
};

export const addClassPhoto: TypedDocument<AddClassPhotoMutation, AddClassPhotoMutationVariables> = {
  operationName: 'addClassPhoto',
  query: `mutation addClassPhoto($photoId:ID!$year:Int!$place:String!$caption:String!$picture:String!){addClassPhoto(photoId:$photoId year:$year place:$place caption:$caption picture:$picture){...ClassPhoto}}fragment ClassPhoto on ClassPhoto{_id year place caption thumbnail:url(width:640)large:url(width:1280)status reason addedByName addedAt isOwn __typename}`,
};

export const removeClassPhoto: TypedDocument<RemoveClassPhotoMutation, RemoveClassPhotoMutationVariables> = {
  operationName: 'removeClassPhoto',
  query: `mutation removeClassPhoto($photoId:ID!){removeClassPhoto(photoId:$photoId){_id __typename}}`,
};

export const restoreClassPhoto: TypedDocument<RestoreClassPhotoMutation, RestoreClassPhotoMutationVariables> = {
  operationName: 'restoreClassPhoto',
  query: `mutation restoreClassPhoto($photoId:ID!){restoreClassPhoto(photoId:$photoId){_id __typename}}`,
};

export const complainOfClassPhoto: TypedDocument<ComplainOfClassPhotoMutation, ComplainOfClassPhotoMutationVariables> = {
  operationName: 'complainOfClassPhoto',
  query: `mutation complainOfClassPhoto($photoId:ID!$complaint:String!){complainOfClassPhoto(photoId:$photoId complaint:$complaint){_id __typename}}`,
};
