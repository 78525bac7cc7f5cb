import type { StudentExamQuery } from './exams.graphql.generated.ts';

export type OwnExam = NonNullable<StudentExamQuery['studentExam']>;
