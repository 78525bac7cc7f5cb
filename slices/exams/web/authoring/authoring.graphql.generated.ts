import type * as Types from '#kit/client/schema-types.generated.ts';
import type { TypedDocument } from '#kit/client/typed-document.ts';

export type WrittenExamFragment = { readonly __typename: 'Exam', readonly _id: string, readonly courseId: string, readonly courseName: string, readonly title: string, readonly version: number, readonly passMark: number, readonly allowedAttempts: number | null, readonly limitMinutes: number | null, readonly openBook: boolean, readonly shuffles: boolean, readonly review: Types.ExamReview, readonly questionCount: number, readonly attemptCount: number, readonly wholeIn: ReadonlyArray<string>, readonly usedElsewhere: ReadonlyArray<string> | null, readonly schedules: ReadonlyArray<{ readonly groupId: string }>, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly instructions: string }>, readonly picks: ReadonlyArray<{ readonly category: string, readonly pick: number }> };

export type WrittenQuestionFragment = { readonly __typename: 'ExamQuestion', readonly _id: string, readonly kind: Types.QuestionKind, readonly points: number, readonly category: string, readonly version: number, readonly imageId: string | null, readonly isTrue: boolean | null, readonly accepted: ReadonlyArray<string>, readonly rightOptions: ReadonlyArray<string>, readonly rightMatches: ReadonlyArray<string>, readonly texts: ReadonlyArray<{ readonly locale: string, readonly words: string, readonly explanation: string, readonly imageAlt: string, readonly options: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly name: string, readonly words: string }> }> };

export type ExamsOfCourseQueryVariables = {
  courseId: string;
};

export type ExamsOfCourseQuery = { readonly exams: ReadonlyArray<{ readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly questionCount: number, readonly wholeIn: ReadonlyArray<string>, readonly limitMinutes: number | null, readonly schedules: ReadonlyArray<{ readonly groupId: string }> }> };

export type WrittenExamQueryVariables = {
  examId: string;
  locale?: string | null | undefined;
};

export type WrittenExamQuery = { readonly exam: { readonly __typename: 'Exam', readonly resultsOnOldKeys: number | null, readonly _id: string, readonly courseId: string, readonly courseName: string, readonly title: string, readonly version: number, readonly passMark: number, readonly allowedAttempts: number | null, readonly limitMinutes: number | null, readonly openBook: boolean, readonly shuffles: boolean, readonly review: Types.ExamReview, readonly questionCount: number, readonly attemptCount: number, readonly wholeIn: ReadonlyArray<string>, readonly usedElsewhere: ReadonlyArray<string> | null, readonly questions: ReadonlyArray<{ readonly __typename: 'ExamQuestion', readonly _id: string, readonly kind: Types.QuestionKind, readonly points: number, readonly category: string, readonly version: number, readonly imageId: string | null, readonly isTrue: boolean | null, readonly accepted: ReadonlyArray<string>, readonly rightOptions: ReadonlyArray<string>, readonly rightMatches: ReadonlyArray<string>, readonly texts: ReadonlyArray<{ readonly locale: string, readonly words: string, readonly explanation: string, readonly imageAlt: string, readonly options: ReadonlyArray<{ readonly name: string, readonly words: string }>, readonly matches: ReadonlyArray<{ readonly name: string, readonly words: string }> }> }> | null, readonly schedules: ReadonlyArray<{ readonly groupId: string }>, readonly texts: ReadonlyArray<{ readonly locale: string, readonly title: string, readonly instructions: string }>, readonly picks: ReadonlyArray<{ readonly category: string, readonly pick: number }> } | null };

export type SaveExamMutationVariables = {
  examId: string;
  courseId: string;
  version?: number | null | undefined;
  examInput: Types.ExamInput;
};

export type SaveExamMutation = { readonly saveExam: { readonly __typename: 'Exam', readonly _id: string } };

export type SaveQuestionMutationVariables = {
  examId: string;
  questionId: string;
  version?: number | null | undefined;
  questionInput: Types.QuestionInput;
};

export type SaveQuestionMutation = { readonly saveQuestion: { readonly __typename: 'Exam', readonly _id: string, readonly onOldKey: number | null } | null };

export type OpenQuestionImageMutationVariables = {
  imageId: string;
  bytes: number;
};

export type OpenQuestionImageMutation = { readonly openQuestionImage: { readonly uploadId: string, readonly url: string } };

export type KeepQuestionImageMutationVariables = {
  imageId: string;
  uploadId: string;
  bytes: number;
};

export type KeepQuestionImageMutation = { readonly keepQuestionImage: boolean };

export type RetireQuestionMutationVariables = {
  questionId: string;
  retired: boolean;
};

export type RetireQuestionMutation = { readonly retireQuestion: { readonly __typename: 'Exam', readonly _id: string } | null };

export type ReorderQuestionsMutationVariables = {
  examId: string;
  questionIds: ReadonlyArray<string> | string;
};

export type ReorderQuestionsMutation = { readonly reorderQuestions: { readonly __typename: 'Exam', readonly _id: string } | null };

export type ArchiveExamMutationVariables = {
  examId: string;
  archived: boolean;
};

export type ArchiveExamMutation = { readonly archiveExam: { readonly __typename: 'Exam', readonly _id: string } | null };

export type ImportQuestionsMutationVariables = {
  examId: string;
  questions: ReadonlyArray<Types.NewQuestionInput> | Types.NewQuestionInput;
};

export type ImportQuestionsMutation = { readonly importQuestions: { readonly __typename: 'Exam', readonly _id: string } | null };

export const examsOfCourse: TypedDocument<ExamsOfCourseQuery, ExamsOfCourseQueryVariables> = {
  operationName: 'examsOfCourse',
  query: `query examsOfCourse($courseId:ID!){exams(courseId:$courseId){_id title questionCount wholeIn limitMinutes schedules{groupId}__typename}}`,
};

export const writtenExam: TypedDocument<WrittenExamQuery, WrittenExamQueryVariables> = {
  operationName: 'writtenExam',
  query: `query writtenExam($examId:ID!$locale:String){exam(examId:$examId locale:$locale){...WrittenExam resultsOnOldKeys questions{...WrittenQuestion}}}fragment WrittenExam on Exam{_id courseId courseName title version passMark allowedAttempts limitMinutes openBook shuffles review questionCount attemptCount wholeIn usedElsewhere schedules{groupId}texts{locale title instructions}picks{category pick}__typename}fragment WrittenQuestion on ExamQuestion{_id kind points category version imageId isTrue accepted rightOptions rightMatches texts{locale words explanation imageAlt options{name words}matches{name words}}__typename}`,
};

export const saveExam: TypedDocument<SaveExamMutation, SaveExamMutationVariables> = {
  operationName: 'saveExam',
  query: `mutation saveExam($examId:ID!$courseId:ID!$version:Int$examInput:ExamInput!){saveExam(examId:$examId courseId:$courseId version:$version examInput:$examInput){_id __typename}}`,
};

export const saveQuestion: TypedDocument<SaveQuestionMutation, SaveQuestionMutationVariables> = {
  operationName: 'saveQuestion',
  query: `mutation saveQuestion($examId:ID!$questionId:ID!$version:Int$questionInput:QuestionInput!){saveQuestion(examId:$examId questionId:$questionId version:$version questionInput:$questionInput){_id onOldKey:resultsOnOldKeys(questionId:$questionId)__typename}}`,
};

export const openQuestionImage: TypedDocument<OpenQuestionImageMutation, OpenQuestionImageMutationVariables> = {
  operationName: 'openQuestionImage',
  query: `mutation openQuestionImage($imageId:ID!$bytes:Int!){openQuestionImage(imageId:$imageId bytes:$bytes){uploadId url}}`,
};

export const keepQuestionImage: TypedDocument<KeepQuestionImageMutation, KeepQuestionImageMutationVariables> = {
  operationName: 'keepQuestionImage',
  query: `mutation keepQuestionImage($imageId:ID!$uploadId:String!$bytes:Int!){keepQuestionImage(imageId:$imageId uploadId:$uploadId bytes:$bytes)}`,
};

export const retireQuestion: TypedDocument<RetireQuestionMutation, RetireQuestionMutationVariables> = {
  operationName: 'retireQuestion',
  query: `mutation retireQuestion($questionId:ID!$retired:Boolean!){retireQuestion(questionId:$questionId retired:$retired){_id __typename}}`,
};

export const reorderQuestions: TypedDocument<ReorderQuestionsMutation, ReorderQuestionsMutationVariables> = {
  operationName: 'reorderQuestions',
  query: `mutation reorderQuestions($examId:ID!$questionIds:[ID!]!){reorderQuestions(examId:$examId questionIds:$questionIds){_id __typename}}`,
};

export const archiveExam: TypedDocument<ArchiveExamMutation, ArchiveExamMutationVariables> = {
  operationName: 'archiveExam',
  query: `mutation archiveExam($examId:ID!$archived:Boolean!){archiveExam(examId:$examId archived:$archived){_id __typename}}`,
};

export const importQuestions: TypedDocument<ImportQuestionsMutation, ImportQuestionsMutationVariables> = {
  operationName: 'importQuestions',
  query: `mutation importQuestions($examId:ID!$questions:[NewQuestionInput!]!){importQuestions(examId:$examId questions:$questions){_id __typename}}`,
};
