import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type PaperRollQueryVariables = {
  sessionId: string;
};

export type PaperRollQuery = { readonly roll: { readonly __typename: 'Roll', readonly _id: string, readonly session: { readonly __typename: 'RollSession', readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }, readonly students: ReadonlyArray<{ readonly __typename: 'RollStudent', readonly _id: string, readonly fullName: string, readonly studentNumber: string | null, readonly pictureUrl: string | null, readonly leave: { readonly status: string, readonly typeName: string } | null }> } | null };

export type PaperWeekQueryVariables = {
  from: Day;
  to: Day;
  groupId: string;
};

export type PaperWeekQuery = { readonly rollSessions: ReadonlyArray<{ readonly __typename: 'RollSession', readonly _id: string, readonly groupId: string, readonly groupName: string, readonly regionName: string, readonly courseName: string | null, readonly teacherName: string | null, readonly room: string, readonly day: Day, readonly startsAt: Instant, readonly endsAt: Instant, readonly timeZone: string, readonly isCancelled: boolean, readonly isHoliday: boolean, readonly isOpen: boolean, readonly rollTakenAt: Instant | null, readonly exceptionCount: number }> };

export const paperRoll: TypedDocument<PaperRollQuery, PaperRollQueryVariables> = {
  operationName: 'paperRoll',
  query: `query paperRoll($sessionId:ID!){roll(sessionId:$sessionId){_id session{...ListedSession}students{_id fullName studentNumber pictureUrl leave{status typeName}__typename}__typename}}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}`,
};

export const paperWeek: TypedDocument<PaperWeekQuery, PaperWeekQueryVariables> = {
  operationName: 'paperWeek',
  query: `query paperWeek($from:Day!$to:Day!$groupId:ID!){rollSessions(from:$from to:$to groupId:$groupId){...ListedSession}}fragment ListedSession on RollSession{_id groupId groupName regionName courseName teacherName room day startsAt endsAt timeZone isCancelled isHoliday isOpen rollTakenAt exceptionCount __typename}`,
};
