/** How one question went in an attempt that is finished: what was earned of it, and of all others, between 0 and 1. */
export interface QuestionOutcome {
  share: number;
  /** Null where it was asked alone: beside itself it would tell students apart perfectly. */
  others: number | null;
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

export function statisticsOf(outcomes: readonly QuestionOutcome[]): ItemStatistics {
  const count = outcomes.length;
  const difficulty = count === 0 ? null : meanOf(outcomes.map(({ share }) => share));
  return { count, difficulty, discrimination: discriminationOf(outcomes) };
}

/** The point-biserial correlation of the question with the exam without it is the usual measure; null where it has none. */
function discriminationOf(outcomes: readonly QuestionOutcome[]): number | null {
  const pairs = outcomes.flatMap(({ share, others }) => (others === null ? [] : [[share, others] as const]));
  if (pairs.length === 0) return null;
  const [meanShare, meanOthers] = [
    meanOf(pairs.map(([share]) => share)),
    meanOf(pairs.map(([, others]) => others)),
  ];
  const spread = (values: readonly number[], mean: number): number =>
    Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2)));
  const together = meanOf(pairs.map(([share, others]) => (share - meanShare) * (others - meanOthers)));
  const apart =
    spread(
      pairs.map(([share]) => share),
      meanShare,
    ) *
    spread(
      pairs.map(([, others]) => others),
      meanOthers,
    );
  return apart < 1e-12 ? null : together / apart;
}
