import type { Tx } from '#kit/db/database.ts';
import { findDeductions } from '#slices/attendance/server/api.ts';
import { amendedGrade, nextStep } from '../../rules/amendment.ts';
import { deductionIn } from '../finalising/finalisation.queries.ts';
import { listAmendable, putOffer, withdrawOffer } from './offers.queries.ts';

interface Changed {
  groupIds: readonly string[];
  /** All of these groups where none are named. */
  personIds: readonly string[] | null;
}

/**
 * After something that bears on attendance was decided or taken back: a settled grade is never changed by it, an amendment is
 * offered or withdrawn.
 */
export async function offerAmendments(tx: Tx, changed: Changed, now: Date): Promise<void> {
  const held = await listAmendable(tx, changed);
  if (held.length === 0) return;
  const deductions = await findDeductions(tx, [...new Set(held.map(({ personId }) => personId))]);
  for (const grade of held) {
    const due = amendedGrade(grade, deductions(grade));
    const { newestId, newestStatus, newestDeduction } = grade;
    const newest =
      newestStatus !== null && newestDeduction !== null
        ? { status: newestStatus, deduction: newestDeduction }
        : null;
    const step = nextStep(newest, due);
    if (step === 'OFFER' && due)
      await putOffer(tx, { held: grade, previousDeduction: deductionIn(grade.steps), due }, now);
    if (step === 'WITHDRAW' && newestId) await withdrawOffer(tx, newestId);
  }
}
