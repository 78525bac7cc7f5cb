import { hundredths, NO_PERCENT, percent, takeOff, type Percent } from '#kit/percent/percent.ts';
import { isRequired } from '#slices/courses/rules/joining.ts';
import type { Ending } from '#slices/exams/rules/silence.ts';

/** From which grade on a course is passed. */
export const PASS_MARK = percent(70);

/** Exams and graded assignments count by their weights; work of the third kind has to be complete (HOLE-41). */
export const PART_KINDS = ['EXAM', 'ASSIGNMENT', 'COMPLETION'] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Not due yet; done, but not marked yet; graded; due, and nothing came; or due before the student joined. */
export const PART_STATES = ['TO_COME', 'WAITS', 'GRADED', 'MISSED', 'NOT_REQUIRED'] as const;
export type PartState = (typeof PART_STATES)[number];

/** Hundredths of a percent or, of work that is complete or not, whether it is. */
export interface PartGrade {
  score: Percent | null;
  complete: boolean | null;
}

/** Where a student stands in one part of a course. */
export interface PartStanding extends PartGrade {
  state: PartState;
  /** The most that can still be reached in it. */
  atMost: Percent;
  /** Of an exam that has failed because its student left: how. */
  leftBy?: Ending | null;
}

export interface PartFacts extends PartStanding {
  id: string;
  kind: PartKind;
  weight: number;
  /** What a user entered in place of the part's own grade. */
  entered: PartGrade | null;
}

/** As much of a part as its share in the grade follows from. */
export type CountedPart = Omit<PartFacts, 'atMost' | 'leftBy'>;

export interface CourseFacts<Part extends CountedPart = PartFacts> {
  parts: readonly Part[];
  /** What is taken off the mean, one after the other, as for absences (HOLE-45). */
  deductions: readonly Percent[];
  /** The grade that was entered in place of all this. */
  entered: Percent | null;
  /** Whether the course has ended. */
  isOver: boolean;
}

export const COURSE_STATES = ['PASSED', 'FAILED', 'INCOMPLETE', 'IN_PROGRESS'] as const;
export type CourseState = (typeof COURSE_STATES)[number];

/** The state that a settled course keeps: what was still open then stays incomplete. */
export const finalState = (state: CourseState): Exclude<CourseState, 'IN_PROGRESS'> =>
  state === 'IN_PROGRESS' ? 'INCOMPLETE' : state;

/** One line of "How this was computed". */
export type CourseStep =
  | { kind: 'PART'; score: Percent; partId: string; weight: number }
  | { kind: 'MEAN'; score: Percent }
  | { kind: 'DEDUCTION'; score: Percent; takenOff: Percent }
  | { kind: 'ENTERED'; score: Percent };

export interface CourseGrade {
  /** Null while nothing counts yet. */
  score: Percent | null;
  state: CourseState;
  steps: CourseStep[];
}

/** Nothing counts against a student of which the time was over before their first day; more time makes it theirs again. */
export const stateForMember = (state: PartState, dueAt: Date, joinedAt: Date | null): PartState =>
  state === 'MISSED' && !isRequired(dueAt, joinedAt) ? 'NOT_REQUIRED' : state;

/** Whether a part asks nothing of a student, and nobody entered a grade for it. */
export const isLeftOut = ({ state, entered }: Pick<CountedPart, 'state' | 'entered'>): boolean =>
  state === 'NOT_REQUIRED' && entered === null;

/** What counts of a part: what was entered, else its own grade; nothing for what was missed, null for what is to come. */
export function gradeOfPart({
  kind,
  state,
  score,
  complete,
  entered,
}: Omit<CountedPart, 'id' | 'weight'>): PartGrade | null {
  if (entered) return entered;
  if (state === 'GRADED') return { score, complete };
  if (state !== 'MISSED') return null;
  return kind === 'COMPLETION' ? { score: null, complete: false } : { score: NO_PERCENT, complete: null };
}

/** The grade of a course so far and every step that led to it; what is not due yet counts neither for nor against. */
export function gradeCourse(facts: CourseFacts<CountedPart>, passMark: Percent = PASS_MARK): CourseGrade {
  const steps: CourseStep[] = facts.parts.flatMap((part): CourseStep[] => {
    const score = gradeOfPart(part)?.score ?? null;
    return score === null || part.weight === 0
      ? []
      : [{ kind: 'PART', score, partId: part.id, weight: part.weight }];
  });
  const counted = meanOf(steps.flatMap((step) => (step.kind === 'PART' ? [step] : [])));
  let score = counted;
  if (score !== null) steps.push({ kind: 'MEAN', score });
  for (const takenOff of facts.deductions) {
    if (score === null || takenOff === 0) continue;
    score = takeOff(score, takenOff);
    steps.push({ kind: 'DEDUCTION', score, takenOff });
  }
  if (facts.entered !== null) {
    score = facts.entered;
    steps.push({ kind: 'ENTERED', score });
  }
  return { score, state: stateOf(facts, score, passMark), steps };
}

/** The same without the steps, for whole classes: they are most of the work. */
export function gradeCourseWithoutSteps(
  { parts, deductions, entered, isOver }: CourseFacts<CountedPart>,
  passMark: Percent = PASS_MARK,
): Omit<CourseGrade, 'steps'> {
  const mean = meanBy(parts, (part) => gradeOfPart(part)?.score ?? null);
  const score = entered ?? (mean === null ? null : deductions.reduce(takeOff, mean));
  return { score, state: stateOf({ parts, deductions, entered, isOver }, score, passMark) };
}

/** The weighted mean in hundredths, rounded down as exams are; null where nothing has any weight. */
export const meanOf = (counted: readonly { score: Percent; weight: number }[]): Percent | null =>
  meanBy(counted, ({ score }) => score);

/** Of those that have a score. */
function meanBy<Part extends { weight: number }>(
  parts: readonly Part[],
  scoreOf: (part: Part) => Percent | null,
): Percent | null {
  let [weights, sum] = [0, 0];
  for (const part of parts) {
    const score = scoreOf(part);
    if (score === null) continue;
    weights += part.weight;
    sum += score * part.weight;
  }
  return weights === 0 ? null : hundredths(Math.floor(sum / weights));
}

function stateOf(
  { parts, entered, isOver }: CourseFacts<CountedPart>,
  score: Percent | null,
  passMark: Percent,
): CourseState {
  if (!isOver) return 'IN_PROGRESS';
  // Who enters the grade of a course has decided about everything that is missing in it.
  if (score === null || (entered === null && parts.some(isUnsettled))) return 'INCOMPLETE';
  return score >= passMark ? 'PASSED' : 'FAILED';
}

/** Whether a part keeps a course that is over from being settled: not marked yet, or not complete. */
const isUnsettled = (part: CountedPart): boolean => {
  if (isLeftOut(part)) return false;
  if (part.kind === 'COMPLETION') return gradeOfPart(part)?.complete !== true;
  return part.weight > 0 && gradeOfPart(part) === null;
};

/** Whether a part is a step on the way to the grade of its course, as gradeCourse tells it. */
export const isStep = ({ grade, weight }: { grade: number | null; weight: number }): boolean =>
  grade !== null && weight > 0;

/** Whether a part was due before its student joined, and counts neither for nor against them. */
export const isNotRequired = ({ state, isEntered }: { state: PartState; isEntered: boolean }): boolean =>
  state === 'NOT_REQUIRED' && !isEntered;

/** Whether a part is due and nothing has come of it, or is not complete. */
export const isMissing = ({
  state,
  complete,
  isEntered,
}: Pick<PartStanding, 'state' | 'complete'> & { isEntered: boolean }): boolean =>
  complete === false || (state === 'MISSED' && !isEntered && complete === null);
