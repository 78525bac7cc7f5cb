import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type OwnHelpRequestsQueryVariables = {
  after?: string | null | undefined;
  questionId?: string | null | undefined;
};

export type OwnHelpRequestsQuery = { readonly ownHelpRequest: { readonly __typename: 'HelpRequest', readonly _id: string, readonly message: string, readonly askedAt: Instant, readonly state: Types.HelpState, readonly answer: string, readonly askedOfName: string | null } | null, readonly ownHelpRequests: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HelpRequest', readonly _id: string, readonly message: string, readonly askedAt: Instant, readonly state: Types.HelpState, readonly answer: string, readonly askedOfName: string | null }> }, readonly questionsToAnswer: { readonly count: number } };

export type OwnHelpRequestFragment = { readonly __typename: 'HelpRequest', readonly _id: string, readonly message: string, readonly askedAt: Instant, readonly state: Types.HelpState, readonly answer: string, readonly askedOfName: string | null };

export type CampusesOfHelpQueryVariables = { [key: string]: never; };

export type CampusesOfHelpQuery = { readonly regions: ReadonlyArray<{ readonly __typename: 'Region', readonly _id: string, readonly name: string }> };

export type HelpRequestsQueryVariables = {
  state?: Types.HelpState | null | undefined;
  regionId?: string | null | undefined;
  about?: Types.HelpSubject | null | undefined;
  after?: string | null | undefined;
};

export type HelpRequestsQuery = { readonly helpRequests: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HelpRequest', readonly personId: string, readonly personName: string | null, readonly page: string, readonly courseOfferingId: string | null, readonly attemptId: string | null, readonly courseName: string | null, readonly examTitle: string | null, readonly groupName: string | null, readonly regionName: string | null, readonly _id: string, readonly message: string, readonly askedAt: Instant, readonly state: Types.HelpState, readonly answer: string, readonly askedOfName: string | null }> } };

export type ListedHelpRequestFragment = { readonly __typename: 'HelpRequest', readonly personId: string, readonly personName: string | null, readonly page: string, readonly courseOfferingId: string | null, readonly attemptId: string | null, readonly courseName: string | null, readonly examTitle: string | null, readonly groupName: string | null, readonly regionName: string | null, readonly _id: string, readonly message: string, readonly askedAt: Instant, readonly state: Types.HelpState, readonly answer: string, readonly askedOfName: string | null };

export type QuestionsToAnswerQueryVariables = {
  state?: Types.HelpState | null | undefined;
  regionId?: string | null | undefined;
  about?: Types.HelpSubject | null | undefined;
  after?: string | null | undefined;
};

export type QuestionsToAnswerQuery = { readonly questionsToAnswer: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'HelpRequest', readonly personId: string, readonly personName: string | null, readonly page: string, readonly courseOfferingId: string | null, readonly attemptId: string | null, readonly courseName: string | null, readonly examTitle: string | null, readonly groupName: string | null, readonly regionName: string | null, readonly _id: string, readonly message: string, readonly askedAt: Instant, readonly state: Types.HelpState, readonly answer: string, readonly askedOfName: string | null }> } };

export type QuestionsAboutExamQueryVariables = {
  examId: string;
};

export type QuestionsAboutExamQuery = { readonly questionsAboutExam: ReadonlyArray<{ readonly __typename: 'HelpRequest', readonly _id: string, readonly askedAt: Instant, readonly state: Types.HelpState, readonly attemptId: string | null }> };

export type AskForHelpMutationVariables = {
  helpRequestId: string;
  message: string;
  page?: string | null | undefined;
  courseId?: string | null | undefined;
  attemptId?: string | null | undefined;
};

export type AskForHelpMutation = { readonly askForHelp: { readonly __typename: 'HelpRequest', readonly _id: string, readonly askedOfName: string | null } };

export type CloseHelpRequestMutationVariables = {
  helpRequestId: string;
  answer: string;
};

export type CloseHelpRequestMutation = { readonly closeHelpRequest: { readonly __typename: 'HelpRequest', readonly _id: string } };

export type ReopenHelpRequestMutationVariables = {
  helpRequestId: string;
};

export type ReopenHelpRequestMutation = { readonly reopenHelpRequest: { readonly __typename: 'HelpRequest', readonly _id: string } };

export const ownHelpRequests: TypedDocument<OwnHelpRequestsQuery, OwnHelpRequestsQueryVariables> = {
  operationName: 'ownHelpRequests',
  query: `query ownHelpRequests($after:ID$questionId:ID){ownHelpRequest(helpRequestId:$questionId){...OwnHelpRequest}ownHelpRequests(first:20 after:$after){rows{...OwnHelpRequest}nextCursor count countIsOpen}questionsToAnswer(state:OPEN first:1){count}}fragment OwnHelpRequest on HelpRequest{_id message askedAt state answer askedOfName __typename}`,
};

export const campusesOfHelp: TypedDocument<CampusesOfHelpQuery, CampusesOfHelpQueryVariables> = {
  operationName: 'campusesOfHelp',
  query: `query campusesOfHelp{regions{_id name __typename}}`,
};

export const helpRequests: TypedDocument<HelpRequestsQuery, HelpRequestsQueryVariables> = {
  operationName: 'helpRequests',
  query: `query helpRequests($state:HelpState$regionId:ID$about:HelpSubject$after:ID){helpRequests(state:$state regionId:$regionId about:$about first:20 after:$after){rows{...ListedHelpRequest}nextCursor count countIsOpen}}fragment ListedHelpRequest on HelpRequest{...OwnHelpRequest personId personName page courseOfferingId attemptId courseName examTitle groupName regionName}fragment OwnHelpRequest on HelpRequest{_id message askedAt state answer askedOfName __typename}`,
};

export const questionsToAnswer: TypedDocument<QuestionsToAnswerQuery, QuestionsToAnswerQueryVariables> = {
  operationName: 'questionsToAnswer',
  query: `query questionsToAnswer($state:HelpState$regionId:ID$about:HelpSubject$after:ID){questionsToAnswer(state:$state regionId:$regionId about:$about first:20 after:$after){rows{...ListedHelpRequest}nextCursor count countIsOpen}}fragment ListedHelpRequest on HelpRequest{...OwnHelpRequest personId personName page courseOfferingId attemptId courseName examTitle groupName regionName}fragment OwnHelpRequest on HelpRequest{_id message askedAt state answer askedOfName __typename}`,
};

export const questionsAboutExam: TypedDocument<QuestionsAboutExamQuery, QuestionsAboutExamQueryVariables> = {
  operationName: 'questionsAboutExam',
  query: `query questionsAboutExam($examId:ID!){questionsAboutExam(examId:$examId){_id askedAt state attemptId __typename}}`,
};

export const askForHelp: TypedDocument<AskForHelpMutation, AskForHelpMutationVariables> = {
  operationName: 'askForHelp',
  query: `mutation askForHelp($helpRequestId:ID!$message:String!$page:String$courseId:ID$attemptId:ID){askForHelp(helpRequestId:$helpRequestId message:$message page:$page courseId:$courseId attemptId:$attemptId){_id askedOfName __typename}}`,
};

export const closeHelpRequest: TypedDocument<CloseHelpRequestMutation, CloseHelpRequestMutationVariables> = {
  operationName: 'closeHelpRequest',
  query: `mutation closeHelpRequest($helpRequestId:ID!$answer:String!){closeHelpRequest(helpRequestId:$helpRequestId answer:$answer){_id __typename}}`,
};

export const reopenHelpRequest: TypedDocument<ReopenHelpRequestMutation, ReopenHelpRequestMutationVariables> = {
  operationName: 'reopenHelpRequest',
  query: `mutation reopenHelpRequest($helpRequestId:ID!){reopenHelpRequest(helpRequestId:$helpRequestId){_id __typename}}`,
};
