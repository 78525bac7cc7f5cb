import { saysWhy } from '#kit/messages/says-why.ts';
import { MAX_REASON } from '../scheduling/grant.ts';

const hundredths = (points: number): number => Math.round(points * 100);

/** A first mark changes none. */
export const isOtherMark = (earned: number | null, points: number): boolean =>
  earned !== null && hundredths(earned) !== hundredths(points);

export function checkMarkReason(
  { earned, points }: { earned: number | null; points: number },
  reason: string,
): 'markReason' | null {
  if (!isOtherMark(earned, points)) return null;
  return saysWhy(reason) && reason.length <= MAX_REASON ? null : 'markReason';
}
