/** The courses that a person has passed, and how many the college asks for. */
export interface PassedCourses {
  corePassed: number;
  coreNeeded: number;
  electivesPassed: number;
  electivesNeeded: number;
}

/** What is asked of a member: to go on to the next year, or to graduate. */
export const STEPS = ['PROMOTION', 'GRADUATION'] as const;
export type Step = (typeof STEPS)[number];

/** How many courses the college asks for, as its settings say. */
export interface CoursesAsked {
  coreAfterFirstYear: number;
  electivesAfterFirstYear: number;
  coreAfterSecondYear: number;
  electivesAfterSecondYear: number;
  coreToGraduate: number;
  electivesToGraduate: number;
}

/** Who goes on to the next year is measured by the year they are in; only who graduates, by the whole diploma. */
export function coursesNeeded(
  { step, studyYear }: { step: Step; studyYear: number | null },
  asked: CoursesAsked,
): Pick<PassedCourses, 'coreNeeded' | 'electivesNeeded'> {
  if (step === 'PROMOTION' && studyYear === 1)
    return { coreNeeded: asked.coreAfterFirstYear, electivesNeeded: asked.electivesAfterFirstYear };
  if (step === 'PROMOTION' && studyYear === 2)
    return { coreNeeded: asked.coreAfterSecondYear, electivesNeeded: asked.electivesAfterSecondYear };
  return { coreNeeded: asked.coreToGraduate, electivesNeeded: asked.electivesToGraduate };
}

/** A person who goes on although they do not meet the requirements, and why. */
export interface Exception {
  personId: string;
  reason: string;
}

export const EXCEPTION_REASON_MAX = 500;

/** Why exceptions cannot be made like this, or null: each needs a reason. */
export const checkExceptions = (exceptions: readonly Exception[]): 'exceptionNeedsReason' | null =>
  exceptions.every(({ reason }) => reason.trim() !== '' && reason.length <= EXCEPTION_REASON_MAX)
    ? null
    : 'exceptionNeedsReason';
