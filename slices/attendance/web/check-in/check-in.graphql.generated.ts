import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type CheckInWallQueryVariables = {
  sessionId: string;
};

export type CheckInWallQuery = { readonly checkInCode: { readonly __typename: 'CheckInCode', readonly _id: string, readonly code: string | null, readonly msLeft: number, readonly roll: { readonly __typename: 'Roll', readonly _id: string, readonly session: { readonly __typename: 'RollSession', readonly _id: string, readonly courseName: string | null, readonly groupName: string, readonly room: string, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string }, readonly students: ReadonlyArray<{ readonly __typename: 'RollStudent', readonly _id: string, readonly fullName: string, readonly mark: { readonly byCode: boolean, readonly takenAt: Instant } | null }> } } | null };

export type StartCheckInMutationVariables = {
  sessionId: string;
};

export type StartCheckInMutation = { readonly startCheckIn: { readonly __typename: 'Roll', readonly _id: string, readonly minutesLateThreshold: number | null, readonly checkIn: { readonly __typename: 'RollCheckIn', readonly _id: string, readonly state: Types.CheckInState } | null, readonly session: { readonly __typename: 'RollSession', readonly needsReason: boolean, readonly rollVersion: number, readonly rollTakenByName: string | null, readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }, readonly students: ReadonlyArray<{ readonly __typename: 'RollStudent', readonly _id: string, readonly personId: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly pictureUrl: string | null, readonly isReader: boolean, readonly status: Types.AttendanceStatus, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly version: number, readonly takenByName: string | null, readonly takenAt: Instant, readonly byCode: boolean } | null, readonly leave: { readonly status: string, readonly typeName: string } | null }> } };

export type StopCheckInMutationVariables = {
  sessionId: string;
};

export type StopCheckInMutation = { readonly stopCheckIn: { readonly __typename: 'Roll', readonly _id: string, readonly minutesLateThreshold: number | null, readonly checkIn: { readonly __typename: 'RollCheckIn', readonly _id: string, readonly state: Types.CheckInState } | null, readonly session: { readonly __typename: 'RollSession', readonly needsReason: boolean, readonly rollVersion: number, readonly rollTakenByName: string | null, readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }, readonly students: ReadonlyArray<{ readonly __typename: 'RollStudent', readonly _id: string, readonly personId: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly pictureUrl: string | null, readonly isReader: boolean, readonly status: Types.AttendanceStatus, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly version: number, readonly takenByName: string | null, readonly takenAt: Instant, readonly byCode: boolean } | null, readonly leave: { readonly status: string, readonly typeName: string } | null }> } };

export type OwnCheckInFragment = { readonly __typename: 'OpenCheckIn', readonly _id: string, readonly courseName: string | null, readonly groupName: string, readonly room: string, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly byCode: boolean, readonly takenAt: Instant } | null };

export type OpenCheckInsQueryVariables = { [key: string]: never; };

export type OpenCheckInsQuery = { readonly openCheckIns: ReadonlyArray<{ readonly __typename: 'OpenCheckIn', readonly _id: string, readonly courseName: string | null, readonly groupName: string, readonly room: string, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly byCode: boolean, readonly takenAt: Instant } | null }> };

export type CheckInMutationVariables = {
  code: string;
};

export type CheckInMutation = { readonly checkIn: { readonly __typename: 'OpenCheckIn', readonly _id: string, readonly courseName: string | null, readonly groupName: string, readonly room: string, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly byCode: boolean, readonly takenAt: Instant } | null } };

export const checkInWall: TypedDocument<CheckInWallQuery, CheckInWallQueryVariables> = {
  operationName: 'checkInWall',
  query: `query checkInWall($sessionId:ID!){checkInCode(sessionId:$sessionId){_id code msLeft roll{_id session{_id courseName groupName room startsAt endsAt timeZone __typename}students{_id fullName mark{byCode takenAt}__typename}__typename}__typename}}`,
};

export const startCheckIn: TypedDocument<StartCheckInMutation, StartCheckInMutationVariables> = {
  operationName: 'startCheckIn',
  query: `mutation startCheckIn($sessionId:ID!){startCheckIn(sessionId:$sessionId){...OpenRoll}}fragment OpenRoll on Roll{_id minutesLateThreshold checkIn{_id state __typename}session{...ListedSession needsReason rollVersion rollTakenByName}students{...OnRoll}__typename}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}fragment OnRoll on RollStudent{_id personId fullName givenName familyName studentNumber pictureUrl isReader status mark{kind minutesLate version takenByName takenAt byCode}leave{status typeName}__typename}`,
};

export const stopCheckIn: TypedDocument<StopCheckInMutation, StopCheckInMutationVariables> = {
  operationName: 'stopCheckIn',
  query: `mutation stopCheckIn($sessionId:ID!){stopCheckIn(sessionId:$sessionId){...OpenRoll}}fragment OpenRoll on Roll{_id minutesLateThreshold checkIn{_id state __typename}session{...ListedSession needsReason rollVersion rollTakenByName}students{...OnRoll}__typename}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}fragment OnRoll on RollStudent{_id personId fullName givenName familyName studentNumber pictureUrl isReader status mark{kind minutesLate version takenByName takenAt byCode}leave{status typeName}__typename}`,
};

export const openCheckIns: TypedDocument<OpenCheckInsQuery, OpenCheckInsQueryVariables> = {
  operationName: 'openCheckIns',
  query: `query openCheckIns{openCheckIns{...OwnCheckIn}}fragment OwnCheckIn on OpenCheckIn{_id courseName groupName room startsAt endsAt timeZone mark{kind minutesLate byCode takenAt}__typename}`,
};

export const checkIn: TypedDocument<CheckInMutation, CheckInMutationVariables> = {
  operationName: 'checkIn',
  query: `mutation checkIn($code:String!){checkIn(code:$code){...OwnCheckIn}}fragment OwnCheckIn on OpenCheckIn{_id courseName groupName room startsAt endsAt timeZone mark{kind minutesLate byCode takenAt}__typename}`,
};
