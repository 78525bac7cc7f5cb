import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type WaitingClassFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionId: string, readonly regionName: string, readonly term: string, readonly course: { readonly code: string, readonly name: string } | null };

export type ClassToMarkFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionId: string, readonly regionName: string, readonly term: string, readonly answersToMark: { readonly count: number, readonly since: Instant | null }, readonly course: { readonly code: string, readonly name: string } | null };

export type TaughtWorkFragment = { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionId: string, readonly regionName: string, readonly term: string, readonly workToGrade: { readonly count: number, readonly since: Instant | null }, readonly questionsToAnswer: { readonly count: number, readonly since: Instant | null }, readonly rollsToTake: { readonly count: number, readonly since: Instant | null, readonly sessionId: string | null, readonly isNow: boolean }, readonly answersToMark: { readonly count: number, readonly since: Instant | null }, readonly course: { readonly code: string, readonly name: string } | null };

export type RollToStandInFragment = { readonly __typename: 'RollSession', readonly _id: string, readonly groupName: string, readonly courseName: string | null, readonly startsAt: Instant, readonly endsAt: Instant };

export type WorkToGradeQueryVariables = { [key: string]: never; };

export type WorkToGradeQuery = { readonly rollsToStandIn: ReadonlyArray<{ readonly __typename: 'RollSession', readonly _id: string, readonly groupName: string, readonly courseName: string | null, readonly startsAt: Instant, readonly endsAt: Instant }>, readonly ownCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionId: string, readonly regionName: string, readonly term: string, readonly workToGrade: { readonly count: number, readonly since: Instant | null }, readonly questionsToAnswer: { readonly count: number, readonly since: Instant | null }, readonly rollsToTake: { readonly count: number, readonly since: Instant | null, readonly sessionId: string | null, readonly isNow: boolean }, readonly answersToMark: { readonly count: number, readonly since: Instant | null }, readonly course: { readonly code: string, readonly name: string } | null }> };

export type TaughtByReaderQueryVariables = { [key: string]: never; };

export type TaughtByReaderQuery = { readonly rollsToStandIn: ReadonlyArray<{ readonly __typename: 'RollSession', readonly _id: string, readonly groupName: string, readonly courseName: string | null, readonly startsAt: Instant, readonly endsAt: Instant }>, readonly ownCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionId: string, readonly regionName: string, readonly term: string, readonly workToGrade: { readonly count: number, readonly since: Instant | null }, readonly questionsToAnswer: { readonly count: number, readonly since: Instant | null }, readonly rollsToTake: { readonly count: number, readonly since: Instant | null, readonly sessionId: string | null, readonly isNow: boolean }, readonly answersToMark: { readonly count: number, readonly since: Instant | null }, readonly course: { readonly code: string, readonly name: string } | null }>, readonly runningCourseOfferings: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly hasBegun: boolean, readonly hasEnded: boolean, readonly studentCount: number, readonly behindCount: number, readonly course: { readonly code: string, readonly name: string } | null }> };

export type WaitingQueueFragment = { readonly name: string, readonly path: string, readonly regionId: string | null, readonly regionName: string | null, readonly waiting: { readonly count: number, readonly since: Instant | null }, readonly first: { readonly __typename: 'WaitingItem', readonly _id: string, readonly version: number, readonly studentName: string, readonly about: string, readonly text: string, readonly firstDay: Day | null, readonly lastDay: Day | null } | null };

export type CampusWorkQueryVariables = { [key: string]: never; };

export type CampusWorkQuery = { readonly courseOfferingsToMark: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionId: string, readonly regionName: string, readonly term: string, readonly answersToMark: { readonly count: number, readonly since: Instant | null }, readonly course: { readonly code: string, readonly name: string } | null }>, readonly courseOfferingsToSettle: ReadonlyArray<{ readonly __typename: 'CourseOffering', readonly lastDay: Day | null, readonly _id: string, readonly groupName: string, readonly regionId: string, readonly regionName: string, readonly term: string, readonly course: { readonly code: string, readonly name: string } | null }>, readonly queues: ReadonlyArray<{ readonly name: string, readonly path: string, readonly regionId: string | null, readonly regionName: string | null, readonly waiting: { readonly count: number, readonly since: Instant | null }, readonly first: { readonly __typename: 'WaitingItem', readonly _id: string, readonly version: number, readonly studentName: string, readonly about: string, readonly text: string, readonly firstDay: Day | null, readonly lastDay: Day | null } | null }> };

export type OfficeWorkQueryVariables = { [key: string]: never; };

export type OfficeWorkQuery = { readonly queues: ReadonlyArray<{ readonly name: string, readonly path: string, readonly regionId: string | null, readonly regionName: string | null, readonly waiting: { readonly count: number, readonly since: Instant | null }, readonly first: { readonly __typename: 'WaitingItem', readonly _id: string, readonly version: number, readonly studentName: string, readonly about: string, readonly text: string, readonly firstDay: Day | null, readonly lastDay: Day | null } | null }> };

export const workToGrade: TypedDocument<WorkToGradeQuery, WorkToGradeQueryVariables> = {
  operationName: 'workToGrade',
  query: `query workToGrade{rollsToStandIn{...RollToStandIn}ownCourseOfferings{...TaughtWork}}fragment RollToStandIn on RollSession{_id groupName courseName startsAt endsAt __typename}fragment TaughtWork on CourseOffering{...ClassToMark workToGrade{count since}questionsToAnswer{count since}rollsToTake{count since sessionId isNow}}fragment ClassToMark on CourseOffering{...WaitingClass answersToMark{count since}}fragment WaitingClass on CourseOffering{_id groupName regionId regionName term course{code name}__typename}`,
};

export const taughtByReader: TypedDocument<TaughtByReaderQuery, TaughtByReaderQueryVariables> = {
  operationName: 'taughtByReader',
  query: `query taughtByReader{rollsToStandIn{...RollToStandIn}ownCourseOfferings{...TaughtWork}runningCourseOfferings(first:5){...TaughtCourse}}fragment RollToStandIn on RollSession{_id groupName courseName startsAt endsAt __typename}fragment TaughtWork on CourseOffering{...ClassToMark workToGrade{count since}questionsToAnswer{count since}rollsToTake{count since sessionId isNow}}fragment ClassToMark on CourseOffering{...WaitingClass answersToMark{count since}}fragment WaitingClass on CourseOffering{_id groupName regionId regionName term course{code name}__typename}fragment TaughtCourse on CourseOffering{_id groupName regionName term hasBegun hasEnded studentCount behindCount course{code name}__typename}`,
};

export const campusWork: TypedDocument<CampusWorkQuery, CampusWorkQueryVariables> = {
  operationName: 'campusWork',
  query: `query campusWork{courseOfferingsToMark{...ClassToMark}courseOfferingsToSettle{...WaitingClass lastDay}queues{...WaitingQueue}}fragment ClassToMark on CourseOffering{...WaitingClass answersToMark{count since}}fragment WaitingClass on CourseOffering{_id groupName regionId regionName term course{code name}__typename}fragment WaitingQueue on Queue{name path regionId regionName waiting{count since}first{_id version studentName about text firstDay lastDay __typename}}`,
};

export const officeWork: TypedDocument<OfficeWorkQuery, OfficeWorkQueryVariables> = {
  operationName: 'officeWork',
  query: `query officeWork{queues{...WaitingQueue}}fragment WaitingQueue on Queue{name path regionId regionName waiting{count since}first{_id version studentName about text firstDay lastDay __typename}}`,
};
