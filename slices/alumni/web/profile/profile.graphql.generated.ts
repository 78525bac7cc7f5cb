import type { Day } from '#kit/calendar/day.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type AlumniProfileFragment = { readonly __typename: 'AlumniProfile', readonly _id: string, readonly version: number, readonly fullName: string, readonly email: string, readonly phone: string | null, readonly pictureUrl: string | null, readonly location: string, readonly graduatedOn: Day, readonly recordedGraduatedOn: Day, readonly graduationPlace: string, readonly knownPlaces: ReadonlyArray<string>, readonly about: string, readonly homePage: string, readonly subscribeAlumniEmail: boolean, readonly showsYear: boolean, readonly showsPlace: boolean, readonly showsLocation: boolean, readonly showsPicture: boolean, readonly showsAbout: boolean, readonly showsHomePage: boolean, readonly showsEmail: boolean, readonly showsPhone: boolean };

export type OwnAlumniProfileQueryVariables = { [key: string]: never; };

export type OwnAlumniProfileQuery = { readonly ownAlumniProfile: { readonly __typename: 'AlumniProfile', readonly _id: string, readonly version: number, readonly fullName: string, readonly email: string, readonly phone: string | null, readonly pictureUrl: string | null, readonly location: string, readonly graduatedOn: Day, readonly recordedGraduatedOn: Day, readonly graduationPlace: string, readonly knownPlaces: ReadonlyArray<string>, readonly about: string, readonly homePage: string, readonly subscribeAlumniEmail: boolean, readonly showsYear: boolean, readonly showsPlace: boolean, readonly showsLocation: boolean, readonly showsPicture: boolean, readonly showsAbout: boolean, readonly showsHomePage: boolean, readonly showsEmail: boolean, readonly showsPhone: boolean } | null };

export type SaveAlumniProfileMutationVariables = {
  version: number;
  alumniProfileInput: Types.AlumniProfileInput;
};

export type SaveAlumniProfileMutation = { readonly saveAlumniProfile: { readonly __typename: 'AlumniProfile', readonly _id: string, readonly version: number, readonly fullName: string, readonly email: string, readonly phone: string | null, readonly pictureUrl: string | null, readonly location: string, readonly graduatedOn: Day, readonly recordedGraduatedOn: Day, readonly graduationPlace: string, readonly knownPlaces: ReadonlyArray<string>, readonly about: string, readonly homePage: string, readonly subscribeAlumniEmail: boolean, readonly showsYear: boolean, readonly showsPlace: boolean, readonly showsLocation: boolean, readonly showsPicture: boolean, readonly showsAbout: boolean, readonly showsHomePage: boolean, readonly showsEmail: boolean, readonly showsPhone: boolean, readonly user: { readonly __typename: 'User', readonly _id: string, readonly fullName: string, readonly firstName: string, readonly roles: ReadonlyArray<string> | null, readonly isAlumni: boolean | null, readonly selectedGroup: string | null, readonly locale: string | null, readonly timezone: string | null, readonly termsAccepted: boolean | null, readonly showAlumniWelcome: boolean | null, readonly smallPictureUrl: string | null, readonly impersonatingUser: { readonly __typename: 'ImpersonatingUser', readonly _id: string, readonly fullName: string } | null, readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string, readonly slug: string }> | null, readonly regionRoles: ReadonlyArray<{ readonly slug: string, readonly roleNames: ReadonlyArray<string> }> | null, readonly groups: ReadonlyArray<{ readonly __typename: 'Group', readonly _id: string, readonly name: string, readonly archived: boolean }> | null } } };

export type OwnAlumniGapsQueryVariables = { [key: string]: never; };

export type OwnAlumniGapsQuery = { readonly ownAlumniProfile: { readonly __typename: 'AlumniProfile', readonly _id: string, readonly isComplete: boolean } | null };

export const ownAlumniProfile: TypedDocument<OwnAlumniProfileQuery, OwnAlumniProfileQueryVariables> = {
  operationName: 'ownAlumniProfile',
  query: `query ownAlumniProfile{ownAlumniProfile{...AlumniProfile}}fragment AlumniProfile on AlumniProfile{_id version fullName email phone pictureUrl(width:192)location graduatedOn recordedGraduatedOn graduationPlace knownPlaces about homePage subscribeAlumniEmail showsYear showsPlace showsLocation showsPicture showsAbout showsHomePage showsEmail showsPhone __typename}`,
};

export const saveAlumniProfile: TypedDocument<SaveAlumniProfileMutation, SaveAlumniProfileMutationVariables> = {
  operationName: 'saveAlumniProfile',
  query: `mutation saveAlumniProfile($version:Int!$alumniProfileInput:AlumniProfileInput!){saveAlumniProfile(version:$version alumniProfileInput:$alumniProfileInput){...AlumniProfile user{...SignedInUser}}}fragment AlumniProfile on AlumniProfile{_id version fullName email phone pictureUrl(width:192)location graduatedOn recordedGraduatedOn graduationPlace knownPlaces about homePage subscribeAlumniEmail showsYear showsPlace showsLocation showsPicture showsAbout showsHomePage showsEmail showsPhone __typename}fragment SignedInUser on User{_id fullName firstName roles isAlumni selectedGroup locale timezone termsAccepted showAlumniWelcome smallPictureUrl:pictureUrl(width:96)impersonatingUser{_id fullName __typename}regions{_id name slug __typename}regionRoles{slug roleNames}groups{_id name archived __typename}__typename}`,
};

export const ownAlumniGaps: TypedDocument<OwnAlumniGapsQuery, OwnAlumniGapsQueryVariables> = {
  operationName: 'ownAlumniGaps',
  query: `query ownAlumniGaps{ownAlumniProfile{_id isComplete __typename}}`,
};
