import type { MessageValues } from '#kit/messages/format-message.ts';
import type { PersonStatus } from '#slices/people/rules/person.ts';
import type { ReadinessMessage } from './readiness-messages.ts';
import type { Exception, PassedCourses, Step } from './requirements.ts';
import { yearAfter } from './promotion.ts';

/** What may be asked of those who go on: the courses always, the rest where the policy says so. */
export const REQUIREMENTS = [
  'CORE_COURSES',
  'ELECTIVES',
  'HOURS',
  'ATTENDANCE',
  'EVALUATIONS',
  'DUES',
] as const;
export type RequirementName = (typeof REQUIREMENTS)[number];
/** Those that slices above answer. */
export type PolicyRequirement = Exclude<RequirementName, 'CORE_COURSES' | 'ELECTIVES'>;

/** Why a person does not go on to the next year, or does not graduate, with their group. */
export const SHORTFALLS = ['DEACTIVATED', ...REQUIREMENTS] as const;
export type Shortfall = (typeof SHORTFALLS)[number];

/** What a campus asks, besides courses, of those who go on from a year. */
export interface PromotionPolicy {
  /** All hours that are required of the group. */
  asksHours: boolean;
  /** In percent, of all sessions that count. */
  minAttendance: number | null;
  /** How many have to be published. */
  minEvaluations: number | null;
  /** The mean of their scales, in tenths: 35 is 3.5. */
  minScoreTenths: number | null;
  asksDues: boolean;
}

/** Where a campus has said nothing. */
export const COURSES_ALONE: PromotionPolicy = {
  asksHours: false,
  minAttendance: null,
  minEvaluations: null,
  minScoreTenths: null,
  asksDues: false,
};

export const EVALUATIONS_MAX = 50;
const [SCORE_MIN, SCORE_MAX] = [10, 50];

interface PolicyFault {
  problem: 'attendanceShareInvalid' | 'evaluationCountInvalid' | 'meanScoreInvalid' | 'scoreNeedsEvaluations';
  field: keyof PromotionPolicy;
}

const isWithin = (value: number | null, [min, max]: readonly [number, number]): boolean =>
  value === null || (Number.isInteger(value) && value >= min && value <= max);

/** What is wrong with a policy, or null. */
export function policyFault(policy: PromotionPolicy): PolicyFault | null {
  const { minAttendance, minEvaluations, minScoreTenths } = policy;
  if (!isWithin(minAttendance, [1, 100]))
    return { problem: 'attendanceShareInvalid', field: 'minAttendance' };
  if (!isWithin(minEvaluations, [1, EVALUATIONS_MAX]))
    return { problem: 'evaluationCountInvalid', field: 'minEvaluations' };
  if (!isWithin(minScoreTenths, [SCORE_MIN, SCORE_MAX]))
    return { problem: 'meanScoreInvalid', field: 'minScoreTenths' };
  return minScoreTenths !== null && minEvaluations === null
    ? { problem: 'scoreNeedsEvaluations', field: 'minScoreTenths' }
    : null;
}

/** Whether a policy can be for a year: only who has a next one is promoted. */
export const hasPolicy = ({ step, studyYear }: { step: Step; studyYear: number | null }): boolean =>
  step === 'PROMOTION' && yearAfter(studyYear) !== null;

const ASKS: Readonly<Record<PolicyRequirement, (policy: PromotionPolicy) => boolean>> = {
  HOURS: ({ asksHours }) => asksHours,
  ATTENDANCE: ({ minAttendance }) => minAttendance !== null,
  EVALUATIONS: ({ minEvaluations }) => minEvaluations !== null,
  DUES: ({ asksDues }) => asksDues,
};

export const isAsked = (policy: PromotionPolicy, name: PolicyRequirement): boolean => ASKS[name](policy);

/** Every category has to be served by itself: more of one does not stand in for another. */
export const hoursMet = (totals: readonly { requiredMinutes: number; confirmedMinutes: number }[]): boolean =>
  totals.every(({ requiredMinutes, confirmedMinutes }) => confirmedMinutes >= requiredMinutes);

/** Of whom no session counts, nobody can say that they were there often enough. */
export const attendanceMet = (
  hundredths: number | null,
  { minAttendance }: Pick<PromotionPolicy, 'minAttendance'>,
): boolean => minAttendance === null || (hundredths !== null && hundredths >= minAttendance * 100);

/** What the published evaluations of a student come to: how many, and the answers to their scales. */
export interface EvaluationFacts {
  published: number;
  scores: number;
  scoreSum: number;
}

export const evaluationsMet = (
  { published, scores, scoreSum }: EvaluationFacts,
  { minEvaluations, minScoreTenths }: Pick<PromotionPolicy, 'minEvaluations' | 'minScoreTenths'>,
): boolean =>
  (minEvaluations === null || published >= minEvaluations) &&
  (minScoreTenths === null || (scores > 0 && scoreSum * 10 >= minScoreTenths * scores));

/** In hundredths, rounded down, so that a mean which falls short never reads as one that does not; null without answers. */
export const meanHundredths = ({ scores, scoreSum }: EvaluationFacts): number | null =>
  scores === 0 ? null : Math.floor((scoreSum * 100) / scores);

/** A text as it will be said in the reader's language, or one that is the same in each. */
export type Said = string | { id: ReadinessMessage; values?: MessageValues };

/** How one student stands to one requirement, and why. */
export interface Finding {
  isMet: boolean;
  value: Said;
  /** How much of it there is, in the smallest unit of what is counted; null where nothing is counted, or not yet. */
  amount: number | null;
  /** How it came about; the last one is what counts. */
  steps: readonly { label: Said; value: Said }[];
  /** Where it can be seen to, by those who may. */
  path?: string | undefined;
}

export interface Requirement extends Finding {
  name: RequirementName;
}

/** More than is required counts as much as is required; how much there is stands in the steps. */
export const countOf = (count: number | string, needed: number | string): Said => {
  if (needed === 0) return { id: 'requirementNone' };
  const counted = typeof count === 'number' && typeof needed === 'number' ? Math.min(count, needed) : count;
  return { id: 'requirementCount', values: { count: counted, needed } };
};

const coursesOf = (
  name: RequirementName,
  { passed, needed, path }: { passed: number; needed: number; path: string },
): Requirement => ({
  name,
  isMet: passed >= needed,
  value: countOf(passed, needed),
  amount: passed,
  steps: [
    { label: { id: 'requirementAsked' }, value: String(needed) },
    { label: { id: 'requirementPassed' }, value: String(passed) },
  ],
  path,
});

/** How a person stands to the courses, which are always asked for. */
export const courseRequirements = (courses: PassedCourses, path: string): Requirement[] => [
  coursesOf('CORE_COURSES', { passed: courses.corePassed, needed: courses.coreNeeded, path }),
  coursesOf('ELECTIVES', { passed: courses.electivesPassed, needed: courses.electivesNeeded, path }),
];

export const shortfallsOf = (
  { status }: { status: PersonStatus },
  requirements: readonly Pick<Requirement, 'name' | 'isMet'>[],
): Shortfall[] => [
  ...(status === 'DISABLED' ? (['DEACTIVATED'] as const) : []),
  ...requirements.flatMap(({ name, isMet }) => (isMet ? [] : [name])),
];

/** The person who meets the requirements goes on, and of the others those for whom an exception is made. */
export const goesOn = (
  { id, shortfalls }: { id: string; shortfalls: readonly Shortfall[] },
  exceptions: readonly Exception[],
): boolean => shortfalls.length === 0 || exceptions.some(({ personId }) => personId === id);
