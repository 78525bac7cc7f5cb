import { useIntl } from 'react-intl';
import type { LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { ShownAttempt } from './shown-attempt.ts';

type Step = ShownAttempt['steps'][number];

/** The lines of "How this was computed", from the points to the grade. */
export function useGradeLedger(attempt: ShownAttempt, timeZone: string | null): LedgerStep[] {
  const text = useText();
  const { formatNumber, formatDate } = useIntl();
  const { steps, deadline, passMark, result } = attempt;
  const { grade, passed, endedAt } = result;
  if (grade === null || !endedAt) return [];
  const time = (at: string): string =>
    formatDate(at, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });
  const isInTime = Date.parse(endedAt) <= Date.parse(deadline);
  const wasLeft = steps.some(({ kind }) => kind === 'LEFT');

  const lineOf = ({ kind, score, points, outOf, takenOff }: Step, place: number): LedgerStep => {
    const value = formatNumber(score);
    const before = place === 0 ? {} : { before: formatNumber(steps[place - 1]?.score ?? 0) };
    switch (kind) {
      case 'RAW':
        return {
          label: text('stepRaw'),
          note: text('pointsOf', { points: formatNumber(points ?? 0), outOf: outOf ?? 0 }),
          value,
        };
      case 'REGRADED':
        return {
          label: text('stepRegraded'),
          note: text('pointsOf', { points: formatNumber(points ?? 0), outOf: outOf ?? 0 }),
          value,
          ...before,
        };
      case 'LEFT':
        return {
          label: text('examEnding', { ending: result.ending ?? '' }),
          note: text('ruleOfLeaving'),
          value,
        };
      case 'PENALTY':
        return { label: text('stepPenalty'), note: `− ${formatNumber(takenOff ?? 0)}`, value, ...before };
      case 'RETAKE':
        return {
          label: text('attemptNumber', { number: result.number }),
          note: text('stepRetakeNote'),
          value,
          ...before,
        };
      case 'LATE':
        return {
          label: text('stepLate'),
          note: text('stepLateNote', { ended: time(endedAt), deadline: time(deadline) }),
          value,
          ...before,
        };
    }
  };
  const met: LedgerStep = {
    label: text('stepInTime'),
    note: text('stepInTimeNote', { ended: time(endedAt), deadline: time(deadline) }),
    value: text('noChange'),
  };
  const last: LedgerStep = {
    label: text('stepCounts'),
    value: formatNumber(grade),
    note: text('stepCountsNote', { passed: String(passed), mark: formatNumber(passMark) }),
  };
  const [first, ...rest] = steps.map((step, index) => lineOf(step, index));
  return [...(first ? [first] : []), ...(isInTime && !wasLeft ? [met] : []), ...rest, last];
}
