import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedSessionFragment = { readonly __typename: 'RollSession', readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number };

export type OnRollFragment = { readonly __typename: 'RollStudent', readonly _id: string, readonly personId: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly pictureUrl: string | null, readonly isReader: boolean, readonly status: Types.AttendanceStatus, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly version: number, readonly takenByName: string | null, readonly takenAt: Instant, readonly byCode: boolean } | null, readonly leave: { readonly status: string, readonly typeName: string } | null };

export type OpenRollFragment = { readonly __typename: 'Roll', readonly _id: string, readonly minutesLateThreshold: number | null, readonly checkIn: { readonly __typename: 'RollCheckIn', readonly _id: string, readonly state: Types.CheckInState } | null, readonly session: { readonly __typename: 'RollSession', readonly needsReason: boolean, readonly rollVersion: number, readonly rollTakenByName: string | null, readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }, readonly students: ReadonlyArray<{ readonly __typename: 'RollStudent', readonly _id: string, readonly personId: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly pictureUrl: string | null, readonly isReader: boolean, readonly status: Types.AttendanceStatus, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly version: number, readonly takenByName: string | null, readonly takenAt: Instant, readonly byCode: boolean } | null, readonly leave: { readonly status: string, readonly typeName: string } | null }> };

export type OpenRollQueryVariables = {
  sessionId: string;
};

export type OpenRollQuery = { readonly roll: { readonly __typename: 'Roll', readonly _id: string, readonly minutesLateThreshold: number | null, readonly checkIn: { readonly __typename: 'RollCheckIn', readonly _id: string, readonly state: Types.CheckInState } | null, readonly session: { readonly __typename: 'RollSession', readonly needsReason: boolean, readonly rollVersion: number, readonly rollTakenByName: string | null, readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }, readonly students: ReadonlyArray<{ readonly __typename: 'RollStudent', readonly _id: string, readonly personId: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly pictureUrl: string | null, readonly isReader: boolean, readonly status: Types.AttendanceStatus, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly version: number, readonly takenByName: string | null, readonly takenAt: Instant, readonly byCode: boolean } | null, readonly leave: { readonly status: string, readonly typeName: string } | null }> } | null };

export type RollSessionsQueryVariables = {
  from?: Day | null | undefined;
  to?: Day | null | undefined;
};

export type RollSessionsQuery = { readonly rollSessions: ReadonlyArray<{ readonly __typename: 'RollSession', readonly mayPlan: boolean, readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }> };

export type ForgottenRollsQueryVariables = {
  from: Day;
  to: Day;
};

export type ForgottenRollsQuery = { readonly rollSessions: ReadonlyArray<{ readonly __typename: 'RollSession', readonly mayPlan: boolean, readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }> };

export type MarkChangesQueryVariables = {
  sessionId: string;
  personId: string;
};

export type MarkChangesQuery = { readonly attendanceMarkChanges: ReadonlyArray<{ readonly __typename: 'AttendanceMarkChange', readonly _id: string, readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly reason: string, readonly changedAt: Instant, readonly changedByName: string | null, readonly byCode: boolean, readonly byLeave: boolean, readonly importedFrom: string | null }>, readonly attendanceDecisions: ReadonlyArray<{ readonly __typename: 'AttendanceDecision', readonly _id: string, readonly kind: Types.AttendanceDecisionKind, readonly madeAt: Instant, readonly byName: string | null, readonly isTakenBack: boolean }> };

export type TakeRollMutationVariables = {
  sessionId: string;
  marks: ReadonlyArray<Types.AttendanceMarkInput> | Types.AttendanceMarkInput;
  reason?: string | null | undefined;
};

export type TakeRollMutation = { readonly takeRoll: { readonly conflicts: ReadonlyArray<string>, readonly roll: { readonly __typename: 'Roll', readonly _id: string, readonly minutesLateThreshold: number | null, readonly checkIn: { readonly __typename: 'RollCheckIn', readonly _id: string, readonly state: Types.CheckInState } | null, readonly session: { readonly __typename: 'RollSession', readonly needsReason: boolean, readonly rollVersion: number, readonly rollTakenByName: string | null, readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }, readonly students: ReadonlyArray<{ readonly __typename: 'RollStudent', readonly _id: string, readonly personId: string, readonly fullName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly pictureUrl: string | null, readonly isReader: boolean, readonly status: Types.AttendanceStatus, readonly mark: { readonly kind: Types.AttendanceStatus, readonly minutesLate: number | null, readonly version: number, readonly takenByName: string | null, readonly takenAt: Instant, readonly byCode: boolean } | null, readonly leave: { readonly status: string, readonly typeName: string } | null }> } } };

export const openRoll: TypedDocument<OpenRollQuery, OpenRollQueryVariables> = {
  operationName: 'openRoll',
  query: `query openRoll($sessionId:ID!){roll(sessionId:$sessionId){...OpenRoll}}fragment OpenRoll on Roll{_id minutesLateThreshold checkIn{_id state __typename}session{...ListedSession needsReason rollVersion rollTakenByName}students{...OnRoll}__typename}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}fragment OnRoll on RollStudent{_id personId fullName givenName familyName studentNumber pictureUrl isReader status mark{kind minutesLate version takenByName takenAt byCode}leave{status typeName}__typename}`,
};

export const rollSessions: TypedDocument<RollSessionsQuery, RollSessionsQueryVariables> = {
  operationName: 'rollSessions',
  query: `query rollSessions($from:Day$to:Day){rollSessions(from:$from to:$to){...ListedSession mayPlan}}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}`,
};

export const forgottenRolls: TypedDocument<ForgottenRollsQuery, ForgottenRollsQueryVariables> = {
  operationName: 'forgottenRolls',
  query: `query forgottenRolls($from:Day!$to:Day!){rollSessions(from:$from to:$to isForgotten:true){...ListedSession mayPlan}}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}`,
};

export const markChanges: TypedDocument<MarkChangesQuery, MarkChangesQueryVariables> = {
  operationName: 'markChanges',
  query: `query markChanges($sessionId:ID!$personId:ID!){attendanceMarkChanges(sessionId:$sessionId personId:$personId){_id kind minutesLate reason changedAt changedByName byCode byLeave importedFrom __typename}attendanceDecisions(sessionId:$sessionId personId:$personId){_id kind madeAt byName isTakenBack __typename}}`,
};

export const takeRoll: TypedDocument<TakeRollMutation, TakeRollMutationVariables> = {
  operationName: 'takeRoll',
  query: `mutation takeRoll($sessionId:ID!$marks:[AttendanceMarkInput!]!$reason:String){takeRoll(sessionId:$sessionId marks:$marks reason:$reason){conflicts roll{...OpenRoll}}}fragment OpenRoll on Roll{_id minutesLateThreshold checkIn{_id state __typename}session{...ListedSession needsReason rollVersion rollTakenByName}students{...OnRoll}__typename}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}fragment OnRoll on RollStudent{_id personId fullName givenName familyName studentNumber pictureUrl isReader status mark{kind minutesLate version takenByName takenAt byCode}leave{status typeName}__typename}`,
};
