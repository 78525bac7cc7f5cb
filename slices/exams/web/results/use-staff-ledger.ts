import { useIntl } from 'react-intl';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { Staffed } from './staffed.ts';

const STEP_TEXTS = {
  RAW: 'staffStepRaw',
  REGRADED: 'staffStepRegraded',
  LEFT: 'resultLeft',
  PENALTY: 'decisionPENALISE',
  RETAKE: 'staffStepRetake',
  LATE: 'resultLate',
} as const;

/** Every step from the points to the grade, as staff read it. */
export function useStaffLedger({ steps }: Staffed['attempt']): LedgerStep[] {
  const text = useText();
  const { formatNumber } = useIntl();
  return steps.map(({ kind, score, points, outOf, takenOff }, index) => {
    const before = steps[index - 1];
    const note =
      kind === 'RAW' || kind === 'REGRADED'
        ? text('staffPointsOf', { points: formatNumber(points ?? 0), outOf: outOf ?? 0 })
        : kind === 'PENALTY'
          ? `− ${formatNumber(takenOff ?? 0)}`
          : null;
    return {
      label: text(STEP_TEXTS[kind]),
      value: formatNumber(score),
      ...(note !== null && { note }),
      ...(before && { before: formatNumber(before.score) }),
    };
  });
}
