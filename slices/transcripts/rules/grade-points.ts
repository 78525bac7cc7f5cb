/** From which grade on, in percent, a course is worth how many points on the scale of 4 that American colleges use. */
const POINTS = [
  { from: 90, points: 4 },
  { from: 80, points: 3 },
  { from: 70, points: 2 },
  { from: 60, points: 1 },
  { from: 0, points: 0 },
] as const;

export const gradePoints = (grade: number): number => POINTS.find(({ from }) => grade >= from)?.points ?? 0;

/** The points of all graded courses, weighted by their credits, with two decimals; null where none has credits. */
export function gradePointAverage(
  records: readonly { grade: number | null; credits: number }[],
): number | null {
  const credits = records.reduce((sum, record) => sum + record.credits, 0);
  if (credits === 0) return null;
  const points = records.reduce((sum, record) => sum + gradePoints(record.grade ?? 0) * record.credits, 0);
  return Math.round((points / credits) * 100) / 100;
}
