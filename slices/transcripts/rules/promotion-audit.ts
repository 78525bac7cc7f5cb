import type { StudyRecord } from './study-record.ts';

/** How many courses of each kind the college asks for before a user graduates. */
interface CoursesAsked {
  coreToGraduate: number;
  electivesToGraduate: number;
}

export interface PromotionAudit {
  corePassed: number;
  coreNeeded: number;
  electivesPassed: number;
  electivesNeeded: number;
  isMet: boolean;
}

/** How far a user is on the way to the diploma. A course counts once, and no elective stands in for a core course. */
export function auditPromotion(
  records: readonly StudyRecord[],
  { coreToGraduate: coreNeeded, electivesToGraduate: electivesNeeded }: CoursesAsked,
): PromotionAudit {
  const { corePassed, electivesPassed } = countPassed(records);
  return {
    corePassed,
    coreNeeded,
    electivesPassed,
    electivesNeeded,
    isMet: corePassed >= coreNeeded && electivesPassed >= electivesNeeded,
  };
}

export function countPassed(
  records: readonly Pick<StudyRecord, 'kind' | 'state' | 'courseId'>[],
): Pick<PromotionAudit, 'corePassed' | 'electivesPassed'> {
  const passed = (kind: StudyRecord['kind']): number =>
    new Set(
      records
        .filter((record) => record.kind === kind && record.state === 'PASSED')
        .map(({ courseId }) => courseId),
    ).size;
  return { corePassed: passed('CORE'), electivesPassed: passed('ELECTIVE') };
}
