import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ClassPhotosToDecideQueryVariables = {
  status: Types.ClassPhotoStatus;
  after?: string | null | undefined;
};

export type ClassPhotosToDecideQuery = { readonly classPhotosToDecide: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ClassPhotoToDecide', readonly _id: string, readonly version: number, readonly complaint: string, readonly complainedByName: string | null, readonly waitsSince: Instant, readonly decidedByName: string | null, readonly photo: { readonly __typename: 'ClassPhoto', readonly _id: string, readonly year: number, readonly place: string, readonly caption: string, readonly status: Types.ClassPhotoStatus, readonly reason: string, readonly addedByName: string, readonly large: string } }> } };

export type DecideClassPhotoMutationVariables = {
  photoId: string;
  version: number;
  status: Types.ClassPhotoDecision;
  reason: string;
};

export type DecideClassPhotoMutation = { readonly decideClassPhoto: { readonly __typename: 'ClassPhotoToDecide', readonly _id: string, readonly version: number, readonly complaint: string, readonly complainedByName: string | null, readonly waitsSince: Instant, readonly decidedByName: string | null, readonly photo: { readonly __typename: 'ClassPhoto', readonly _id: string, readonly year: number, readonly place: string, readonly caption: string, readonly status: Types.ClassPhotoStatus, readonly reason: string, readonly addedByName: string, readonly large: string } } };

export type UndoClassPhotoDecisionMutationVariables = {
  photoId: string;
  version: number;
};

export type UndoClassPhotoDecisionMutation = { readonly undoClassPhotoDecision: { readonly __typename: 'ClassPhotoToDecide', readonly _id: string, readonly version: number, readonly complaint: string, readonly complainedByName: string | null, readonly waitsSince: Instant, readonly decidedByName: string | null, readonly photo: { readonly __typename: 'ClassPhoto', readonly _id: string, readonly year: number, readonly place: string, readonly caption: string, readonly status: Types.ClassPhotoStatus, readonly reason: string, readonly addedByName: string, readonly large: string } } };

export type PhotoToDecideFragment = { readonly __typename: 'ClassPhotoToDecide', readonly _id: string, readonly version: number, readonly complaint: string, readonly complainedByName: string | null, readonly waitsSince: Instant, readonly decidedByName: string | null, readonly photo: { readonly __typename: 'ClassPhoto', readonly _id: string, readonly year: number, readonly place: string, readonly caption: string, readonly status: Types.ClassPhotoStatus, readonly reason: string, readonly addedByName: string, readonly large: string } };

export const classPhotosToDecide: TypedDocument<ClassPhotosToDecideQuery, ClassPhotosToDecideQueryVariables> = {
  operationName: 'classPhotosToDecide',
  query: `query classPhotosToDecide($status:ClassPhotoStatus!$after:ID){classPhotosToDecide(status:$status first:20 after:$after){rows{...PhotoToDecide}nextCursor count countIsOpen}}fragment PhotoToDecide on ClassPhotoToDecide{_id version complaint complainedByName waitsSince decidedByName photo{_id year place caption large:url(width:1280)status reason addedByName __typename}__typename}`,
};

export const decideClassPhoto: TypedDocument<DecideClassPhotoMutation, DecideClassPhotoMutationVariables> = {
  operationName: 'decideClassPhoto',
  query: `mutation decideClassPhoto($photoId:ID!$version:Int!$status:ClassPhotoDecision!$reason:String!){decideClassPhoto(photoId:$photoId version:$version status:$status reason:$reason){...PhotoToDecide}}fragment PhotoToDecide on ClassPhotoToDecide{_id version complaint complainedByName waitsSince decidedByName photo{_id year place caption large:url(width:1280)status reason addedByName __typename}__typename}`,
};

export const undoClassPhotoDecision: TypedDocument<UndoClassPhotoDecisionMutation, UndoClassPhotoDecisionMutationVariables> = {
  operationName: 'undoClassPhotoDecision',
  query: `mutation undoClassPhotoDecision($photoId:ID!$version:Int!){undoClassPhotoDecision(photoId:$photoId version:$version){...PhotoToDecide}}fragment PhotoToDecide on ClassPhotoToDecide{_id version complaint complainedByName waitsSince decidedByName photo{_id year place caption large:url(width:1280)status reason addedByName __typename}__typename}`,
};
