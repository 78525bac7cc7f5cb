/** How one question went in attempts that are finished: what was earned of it, and of the whole exam, between 0 and 1. */
export interface QuestionOutcome {
  share: number;
  total: number;
}

export interface ItemStatistics {
  count: number;
  /** The mean share earned: 1 is a question that everybody answers. */
  difficulty: number | null;
  /** How well it tells those who know the subject from those who do not. */
  discrimination: number | null;
}

/** Below it a question deserves a look: those who know the subject answer it hardly better than those who do not. */
export const WEAK_DISCRIMINATION = 0.2;

/** Means of fewer attempts say more about these students than about the question. */
const FEWEST = 10;

/** Whether so many attempts say enough to judge a question by its discrimination. */
export const isTelling = (count: number): boolean => count >= FEWEST;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The point-biserial correlation of the question with the exam without it is the usual measure; null where it has none. */
export function statisticsOf(outcomes: readonly QuestionOutcome[]): ItemStatistics {
  const count = outcomes.length;
  if (count === 0) return { count, difficulty: null, discrimination: null };
  const difficulty = meanOf(outcomes.map(({ share }) => share));
  const meanTotal = meanOf(outcomes.map(({ total }) => total));
  const spread = (of: 'share' | 'total', mean: number): number =>
    Math.sqrt(meanOf(outcomes.map((outcome) => (outcome[of] - mean) ** 2)));
  const together = meanOf(outcomes.map(({ share, total }) => (share - difficulty) * (total - meanTotal)));
  const apart = spread('share', difficulty) * spread('total', meanTotal);
  return { count, difficulty, discrimination: apart < 1e-12 ? null : together / apart };
}
