import type { Day } from '#kit/calendar/day.ts';
import type { Instant } from '#kit/calendar/instant.ts';
import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type ListedResultFragment = { readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly timeZone: string, readonly number: number, readonly state: Types.ExamResultState, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly expiresAt: Instant | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: Instant | null };

export type ExamResultsQueryVariables = {
  filter?: Types.ExamResultFilter | null | undefined;
  sort?: Types.ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type ExamResultsQuery = { readonly examResults: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly timeZone: string, readonly number: number, readonly state: Types.ExamResultState, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly expiresAt: Instant | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: Instant | null }> } };

export type ExamResultsForFileQueryVariables = {
  filter?: Types.ExamResultFilter | null | undefined;
  sort?: Types.ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type ExamResultsForFileQuery = { readonly examResults: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly timeZone: string, readonly number: number, readonly state: Types.ExamResultState, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly expiresAt: Instant | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: Instant | null }> } };

export type CourseOfferingExamsQueryVariables = {
  courseOfferingId: string;
};

export type CourseOfferingExamsQuery = { readonly courseOfferingExams: { readonly __typename: 'CourseOfferingExams', readonly _id: string, readonly mayMark: boolean, readonly courseOffering: { readonly __typename: 'CourseOffering', readonly _id: string, readonly groupName: string, readonly regionName: string, readonly term: string, readonly course: { readonly code: string, readonly name: string } | null } } | null };

export type CourseOfferingResultsQueryVariables = {
  courseOfferingId: string;
  filter?: Types.ExamResultFilter | null | undefined;
  sort?: Types.ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type CourseOfferingResultsQuery = { readonly courseOfferingExams: { readonly __typename: 'CourseOfferingExams', readonly _id: string, readonly results: { readonly nextCursor: string | null, readonly count: number, readonly countIsOpen: boolean, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly timeZone: string, readonly number: number, readonly state: Types.ExamResultState, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly expiresAt: Instant | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: Instant | null }> } } | null };

export type CourseOfferingExamsForFileQueryVariables = {
  courseOfferingId: string;
  filter?: Types.ExamResultFilter | null | undefined;
  sort?: Types.ExamResultSort | null | undefined;
  descending?: boolean | null | undefined;
  after?: string | null | undefined;
};

export type CourseOfferingExamsForFileQuery = { readonly courseOfferingExams: { readonly __typename: 'CourseOfferingExams', readonly _id: string, readonly results: { readonly nextCursor: string | null, readonly rows: ReadonlyArray<{ readonly __typename: 'ListedExamResult', readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly timeZone: string, readonly number: number, readonly state: Types.ExamResultState, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly expiresAt: Instant | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: Instant | null }> } } | null };

export type TaughtExamFragment = { readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly schedules: ReadonlyArray<{ readonly groupId: string, readonly deadline: Instant }> };

export type TaughtExamsQueryVariables = { [key: string]: never; };

export type TaughtExamsQuery = { readonly taughtExams: ReadonlyArray<{ readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseCode: string, readonly courseName: string, readonly schedules: ReadonlyArray<{ readonly groupId: string, readonly deadline: Instant }> }> };

export type ResultChoicesQueryVariables = { [key: string]: never; };

export type ResultChoicesQuery = { readonly taughtExams: ReadonlyArray<{ readonly courseId: string, readonly courseCode: string, readonly courseName: string }> };

export type ResultGroupQueryVariables = {
  groupId: string;
};

export type ResultGroupQuery = { readonly group: { readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string } | null };

export type GroupsOfResultsQueryVariables = {
  search: string;
};

export type GroupsOfResultsQuery = { readonly groups: { readonly rows: ReadonlyArray<{ readonly __typename: 'ManagedGroup', readonly _id: string, readonly name: string, readonly regionName: string }> } };

export type TimesOfExamQueryVariables = {
  examId: string;
};

export type TimesOfExamQuery = { readonly exam: { readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseCode: string, readonly courseName: string } | null };

export type StaffAttemptQueryVariables = {
  attemptId: string;
};

export type StaffAttemptQuery = { readonly staffAttempt: { readonly mayMark: boolean, readonly possibleDecisions: ReadonlyArray<Types.AttemptDecisionKind>, readonly listed: { readonly __typename: 'ListedExamResult', readonly ending: Types.ExamEnding | null, readonly lastSeenAt: Instant, readonly _id: string, readonly examId: string, readonly personId: string, readonly studentName: string, readonly givenName: string, readonly familyName: string, readonly studentNumber: string | null, readonly examTitle: string, readonly courseCode: string, readonly groupName: string, readonly campus: string, readonly timeZone: string, readonly number: number, readonly state: Types.ExamResultState, readonly startedAt: Instant, readonly endedAt: Instant | null, readonly expiresAt: Instant | null, readonly isLate: boolean, readonly grade: number | null, readonly scaledFrom: number | null, readonly questions: number, readonly answered: number | null, readonly silentSince: Instant | null }, readonly attempt: { readonly __typename: 'ExamAttempt', readonly _id: string, readonly deadline: Instant, readonly expiresAt: Instant | null, readonly result: { readonly penalty: number, readonly ending: Types.ExamEnding | null, readonly number: number }, readonly steps: ReadonlyArray<{ readonly kind: Types.GradeStepKind, readonly score: number, readonly points: number | null, readonly outOf: number | null, readonly takenOff: number | null }>, readonly markChanges: ReadonlyArray<{ readonly __typename: 'MarkChange', readonly _id: string, readonly question: number | null, readonly pointsBefore: number | null, readonly pointsAfter: number | null, readonly gradeBefore: number | null, readonly gradeAfter: number | null, readonly reason: string | null, readonly takesBack: boolean, readonly changedAt: Instant, readonly changedByName: string }>, readonly questions: ReadonlyArray<{ readonly __typename: 'AttemptQuestion', readonly _id: string, readonly kind: Types.QuestionKind, readonly points: number, readonly words: string, readonly earned: number | null, readonly comment: string | null, readonly image: { readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null, readonly options: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly answer: { readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly option: string, readonly match: string }> } | null, readonly right: { readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly option: string, readonly match: string }> } | null }> }, readonly timeline: ReadonlyArray<{ readonly kind: Types.ExamEventKind, readonly question: number | null, readonly device: number, readonly happenedAt: Instant, readonly arrivedAt: Instant }>, readonly decisions: ReadonlyArray<{ readonly __typename: 'AttemptDecision', readonly _id: string, readonly kind: Types.AttemptDecisionKind, readonly penalty: number | null, readonly reason: string, readonly decidedAt: Instant, readonly decidedByName: string }>, readonly shownKeys: { readonly askedAgain: number } | null, readonly granting: { readonly groupId: string, readonly timeZone: string, readonly limitMinutes: number | null, readonly extraPercent: number, readonly extraMinutes: number, readonly grant: { readonly personId: string, readonly studentName: string, readonly extraAttempts: number, readonly extraMinutes: number, readonly deadline: Instant | null, readonly reason: string, readonly version: number } | null, readonly accommodation: { readonly __typename: 'Accommodation', readonly _id: string, readonly studentName: string, readonly extraPercent: number, readonly extraAttempts: number, readonly lastDay: Day | null, readonly isOver: boolean, readonly reason: string, readonly grantedAt: Instant, readonly grantedByName: string, readonly version: number } | null } | null } | null };

export type StaffAnswerFragment = { readonly options: ReadonlyArray<string>, readonly isTrue: boolean | null, readonly words: ReadonlyArray<string>, readonly pairs: ReadonlyArray<{ readonly option: string, readonly match: string }> };

export type DecideAttemptMutationVariables = {
  attemptId: string;
  decisionId: string;
  decision: Types.AttemptDecisionKind;
  reason: string;
  penalty?: number | null | undefined;
};

export type DecideAttemptMutation = { readonly decideAttempt: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export type AnswersToMarkQueryVariables = {
  examId?: string | null | undefined;
  groupId?: string | null | undefined;
  courseOfferingId?: string | null | undefined;
};

export type AnswersToMarkQuery = { readonly answersToMarkCount: number, readonly answersToMark: ReadonlyArray<{ readonly __typename: 'AnswerToMark', readonly _id: string, readonly questionId: string, readonly studentName: string, readonly examTitle: string, readonly points: number, readonly words: string, readonly answer: string, readonly image: { readonly imageId: string, readonly alt: string, readonly width: number, readonly height: number } | null }> };

export type MarkAnswerMutationVariables = {
  attemptId: string;
  questionId: string;
  points: number;
  comment?: string | null | undefined;
  reason?: string | null | undefined;
};

export type MarkAnswerMutation = { readonly markAnswer: { readonly __typename: 'ExamAttempt', readonly _id: string } };

export const examResults: TypedDocument<ExamResultsQuery, ExamResultsQueryVariables> = {
  operationName: 'examResults',
  query: `query examResults($filter:ExamResultFilter$sort:ExamResultSort$descending:Boolean$after:ID){examResults(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedResult}nextCursor count countIsOpen}}fragment ListedResult on ListedExamResult{_id examId personId studentName givenName familyName studentNumber examTitle courseCode groupName campus timeZone number state startedAt endedAt expiresAt isLate grade scaledFrom questions answered silentSince __typename}`,
};

export const examResultsForFile: TypedDocument<ExamResultsForFileQuery, ExamResultsForFileQueryVariables> = {
  operationName: 'examResultsForFile',
  query: `query examResultsForFile($filter:ExamResultFilter$sort:ExamResultSort$descending:Boolean$after:ID){examResults(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...ListedResult}nextCursor}}fragment ListedResult on ListedExamResult{_id examId personId studentName givenName familyName studentNumber examTitle courseCode groupName campus timeZone number state startedAt endedAt expiresAt isLate grade scaledFrom questions answered silentSince __typename}`,
};

export const courseOfferingExams: TypedDocument<CourseOfferingExamsQuery, CourseOfferingExamsQueryVariables> = {
  operationName: 'courseOfferingExams',
  query: `query courseOfferingExams($courseOfferingId:ID!){courseOfferingExams(courseOfferingId:$courseOfferingId){_id mayMark courseOffering{_id groupName regionName term course{code name}__typename}__typename}}`,
};

export const courseOfferingResults: TypedDocument<CourseOfferingResultsQuery, CourseOfferingResultsQueryVariables> = {
  operationName: 'courseOfferingResults',
  query: `query courseOfferingResults($courseOfferingId:ID!$filter:ExamResultFilter$sort:ExamResultSort$descending:Boolean$after:ID){courseOfferingExams(courseOfferingId:$courseOfferingId){_id results(filter:$filter sort:$sort descending:$descending first:20 after:$after){rows{...ListedResult}nextCursor count countIsOpen}__typename}}fragment ListedResult on ListedExamResult{_id examId personId studentName givenName familyName studentNumber examTitle courseCode groupName campus timeZone number state startedAt endedAt expiresAt isLate grade scaledFrom questions answered silentSince __typename}`,
};

export const courseOfferingExamsForFile: TypedDocument<CourseOfferingExamsForFileQuery, CourseOfferingExamsForFileQueryVariables> = {
  operationName: 'courseOfferingExamsForFile',
  query: `query courseOfferingExamsForFile($courseOfferingId:ID!$filter:ExamResultFilter$sort:ExamResultSort$descending:Boolean$after:ID){courseOfferingExams(courseOfferingId:$courseOfferingId){_id results(filter:$filter sort:$sort descending:$descending first:100 after:$after){rows{...ListedResult}nextCursor}__typename}}fragment ListedResult on ListedExamResult{_id examId personId studentName givenName familyName studentNumber examTitle courseCode groupName campus timeZone number state startedAt endedAt expiresAt isLate grade scaledFrom questions answered silentSince __typename}`,
};

export const taughtExams: TypedDocument<TaughtExamsQuery, TaughtExamsQueryVariables> = {
  operationName: 'taughtExams',
  query: `query taughtExams{taughtExams{...TaughtExam}}fragment TaughtExam on Exam{_id title courseCode courseName schedules{groupId deadline}__typename}`,
};

export const resultChoices: TypedDocument<ResultChoicesQuery, ResultChoicesQueryVariables> = {
  operationName: 'resultChoices',
  query: `query resultChoices{taughtExams{courseId courseCode courseName}}`,
};

export const resultGroup: TypedDocument<ResultGroupQuery, ResultGroupQueryVariables> = {
  operationName: 'resultGroup',
  query: `query resultGroup($groupId:ID!){group(groupId:$groupId){_id name regionName __typename}}`,
};

export const groupsOfResults: TypedDocument<GroupsOfResultsQuery, GroupsOfResultsQueryVariables> = {
  operationName: 'groupsOfResults',
  query: `query groupsOfResults($search:String!){groups(filter:{search:$search archived:false}first:20){rows{_id name regionName __typename}}}`,
};

export const timesOfExam: TypedDocument<TimesOfExamQuery, TimesOfExamQueryVariables> = {
  operationName: 'timesOfExam',
  query: `query timesOfExam($examId:ID!){exam(examId:$examId){_id title courseCode courseName __typename}}`,
};

export const staffAttempt: TypedDocument<StaffAttemptQuery, StaffAttemptQueryVariables> = {
  operationName: 'staffAttempt',
  query: `query staffAttempt($attemptId:ID!){staffAttempt(attemptId:$attemptId){listed{...ListedResult ending lastSeenAt}attempt{_id deadline expiresAt result{penalty ending number}steps{kind score points outOf takenOff}markChanges{...MarkChange}questions{_id kind points words image{imageId alt width height}earned comment options{name words}matches{name words}answer{...StaffAnswer}right{...StaffAnswer}__typename}__typename}timeline{kind question device happenedAt arrivedAt}decisions{_id kind penalty reason decidedAt decidedByName __typename}shownKeys{askedAgain}granting{groupId timeZone limitMinutes extraPercent extraMinutes grant{...SittingGrant}accommodation{...KeptAccommodation}}mayMark possibleDecisions}}fragment ListedResult on ListedExamResult{_id examId personId studentName givenName familyName studentNumber examTitle courseCode groupName campus timeZone number state startedAt endedAt expiresAt isLate grade scaledFrom questions answered silentSince __typename}fragment MarkChange on MarkChange{_id question pointsBefore pointsAfter gradeBefore gradeAfter reason takesBack changedAt changedByName __typename}fragment StaffAnswer on ExamAnswer{options isTrue words pairs{option match}}fragment SittingGrant on ExamGrant{personId studentName extraAttempts extraMinutes deadline reason version}fragment KeptAccommodation on Accommodation{_id studentName extraPercent extraAttempts lastDay isOver reason grantedAt grantedByName version __typename}`,
};

export const decideAttempt: TypedDocument<DecideAttemptMutation, DecideAttemptMutationVariables> = {
  operationName: 'decideAttempt',
  query: `mutation decideAttempt($attemptId:ID!$decisionId:ID!$decision:AttemptDecisionKind!$reason:String!$penalty:Percent){decideAttempt(attemptId:$attemptId decisionId:$decisionId decision:$decision reason:$reason penalty:$penalty){_id __typename}}`,
};

export const answersToMark: TypedDocument<AnswersToMarkQuery, AnswersToMarkQueryVariables> = {
  operationName: 'answersToMark',
  query: `query answersToMark($examId:ID$groupId:ID$courseOfferingId:ID){answersToMark(examId:$examId groupId:$groupId courseOfferingId:$courseOfferingId){_id questionId studentName examTitle points words image{imageId alt width height}answer __typename}answersToMarkCount(examId:$examId groupId:$groupId courseOfferingId:$courseOfferingId)}`,
};

export const markAnswer: TypedDocument<MarkAnswerMutation, MarkAnswerMutationVariables> = {
  operationName: 'markAnswer',
  query: `mutation markAnswer($attemptId:ID!$questionId:ID!$points:Float!$comment:String$reason:String){markAnswer(attemptId:$attemptId questionId:$questionId points:$points comment:$comment reason:$reason){_id __typename}}`,
};
