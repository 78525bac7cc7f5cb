import type { CourseState } from './course-grade.ts';

/** What counts of a course when all courses of a student are looked at together. */
export interface CountedCourse {
  courseId: string;
  credits: number;
  /** In percent; null while nothing counts. */
  grade: number | null;
  state: CourseState;
}

/** A course that was taken twice counts once. */
export function creditsEarned(courses: readonly CountedCourse[]): number {
  const passed = new Map(
    courses.filter(({ state }) => state === 'PASSED').map(({ courseId, credits }) => [courseId, credits]),
  );
  return inTenths([...passed.values()].reduce((sum, credits) => sum + credits, 0));
}

/** Credits have one decimal, which sums of fractions would blur. */
const inTenths = (credits: number): number => Math.round(credits * 10) / 10;

/**
 * The best grade in each course, weighted by its credits: a course of three counts three times one of one. Where no
 * course has credits, all count alike.
 */
export function averageGrade(courses: readonly CountedCourse[]): number | null {
  const graded = bestOfEach(courses);
  if (graded.length === 0) return null;
  const haveCredits = graded.some(({ credits }) => credits > 0);
  const weightOf = ({ credits }: CountedCourse): number => (haveCredits ? credits : 1);
  const weight = graded.reduce((sum, course) => sum + weightOf(course), 0);
  const total = graded.reduce((sum, course) => sum + (course.grade ?? 0) * weightOf(course), 0);
  return Math.round((total / weight) * 100) / 100;
}

/**
 * One record of each course that has a grade: the best, where it was taken again. What is reached so far in a course
 * that goes on is no grade yet: the official transcript does not know it either.
 */
export function bestOfEach<T extends CountedCourse>(courses: readonly T[]): T[] {
  const best = new Map<string, T>();
  for (const course of courses) {
    if (course.state === 'IN_PROGRESS') continue;
    const known = best.get(course.courseId);
    if (course.grade !== null && course.grade > (known?.grade ?? -1)) best.set(course.courseId, course);
  }
  return [...best.values()];
}
