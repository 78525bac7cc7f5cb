import type { StudyRecord } from './study-record.ts';

/** What the college asks for before a user goes on to the next year: courses of each kind that are passed. */
export const NEEDED_FOR_PROMOTION = { core: 30, electives: 9 } as const;

export interface PromotionAudit {
  corePassed: number;
  coreNeeded: number;
  electivesPassed: number;
  electivesNeeded: number;
  isMet: boolean;
}

/** How far a user is on the way to promotion. A course counts once, and no elective stands in for a core course. */
export function auditPromotion(records: readonly StudyRecord[]): PromotionAudit {
  const passed = (kind: StudyRecord['kind']): number =>
    new Set(
      records
        .filter((record) => record.kind === kind && record.state === 'PASSED')
        .map(({ courseId }) => courseId),
    ).size;
  const [corePassed, electivesPassed] = [passed('CORE'), passed('ELECTIVE')];
  const { core: coreNeeded, electives: electivesNeeded } = NEEDED_FOR_PROMOTION;
  return {
    corePassed,
    coreNeeded,
    electivesPassed,
    electivesNeeded,
    isMet: corePassed >= coreNeeded && electivesPassed >= electivesNeeded,
  };
}
