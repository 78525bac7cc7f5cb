import type { StudentExamQuery } from './exams.graphql.generated.ts';

/** An exam as it stands for the student who looks at it. */
export type OwnExam = NonNullable<StudentExamQuery['studentExam']>;
