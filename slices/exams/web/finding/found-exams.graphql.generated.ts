export type FoundOwnExamsFragment = { readonly exams: ReadonlyArray<{ readonly __typename: 'ListedExam', readonly _id: string, readonly title: string, readonly courseCode: string }> };

export type FoundExamsFragment = { readonly taughtExams: ReadonlyArray<{ readonly __typename: 'Exam', readonly _id: string, readonly title: string, readonly courseId: string, readonly courseCode: string }> };
