import type { Instant } from '#kit/calendar/instant.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type GroupExamsQueryVariables = {
  groupId: string;
};

export type GroupExamsQuery = { readonly groupExams: ReadonlyArray<{ readonly __typename: 'GroupExam', readonly _id: string, readonly opensAt: Instant, readonly deadline: Instant, readonly timeZone: string, readonly exam: { readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseCode: string, readonly courseName: string } | null }> };

export const groupExams: TypedDocument<GroupExamsQuery, GroupExamsQueryVariables> = {
  operationName: 'groupExams',
  query: `query groupExams($groupId:ID!){groupExams(groupId:$groupId){_id opensAt deadline timeZone exam{_id title courseCode courseName __typename}__typename}}`,
};
