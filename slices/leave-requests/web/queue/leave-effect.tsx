import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Ledger, type LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { SegmentedControl } from '#kit/ui/segmented-control/segmented-control.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { STATUS_TEXTS } from '#slices/attendance/web/api.ts';
import type { DecidedStatus } from '../../rules/leave-request.ts';
import styles from '../leave-requests.module.css';
import type { LeaveToDecideQuery } from './queue.graphql.generated.ts';

type Effect = NonNullable<LeaveToDecideQuery['leaveEffects']>['effects'][number];

interface LeaveEffectProps {
  effects: readonly Effect[];
  /** Of the campus. */
  timeZone: string;
  /** What stands now, if it was decided. */
  decided: DecidedStatus | null;
}

/** What each decision would change, before any is made: class by class, and what the term comes to. */
export function LeaveEffect({ effects, timeZone, decided }: LeaveEffectProps) {
  const text = useText();
  // Of what is approved, the other side is news.
  const [side, setSide] = useState<DecidedStatus>(decided === 'APPROVED' ? 'ACKNOWLEDGED' : 'APPROVED');
  const effect = effects.find(({ decision }) => decision === side);
  const steps = useSteps(effect, timeZone);
  const summary = useSummary(effect);
  return (
    <div className={styles['effect']}>
      <SegmentedControl
        label={text('previewOfDecision')}
        value={side}
        onChoose={setSide}
        options={[
          { value: 'APPROVED', label: text('ifApproved') },
          { value: 'ACKNOWLEDGED', label: text('ifAcknowledged') },
        ]}
      />
      {steps.length > 0 ? (
        <Ledger title={<Text id="whatChanges" />} steps={steps} foot={summary} />
      ) : (
        <p className={styles['quiet']}>
          <Text id="nothingToChange" />
        </p>
      )}
    </div>
  );
}

function useSteps(effect: Effect | undefined, timeZone: string): LedgerStep[] {
  const text = useText();
  const percentText = useWrittenPercent();
  const { formatDate } = useIntl();
  const written = (percent: number | null): string => (percent === null ? '–' : percentText(percent));
  const sessions = (effect?.sessions ?? []).map(({ courseName, startsAt, before, after }) => ({
    label: courseName ?? text('classWithoutCourse'),
    note: formatDate(startsAt, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }),
    value: text(STATUS_TEXTS[after].name),
    ...(before && before !== after && { before: text(STATUS_TEXTS[before].name) }),
  }));
  const terms = (effect?.terms ?? []).flatMap((term) => [
    {
      label: text('deductionInTerm'),
      note: term.name,
      ...changing(written(term.deductionBefore), written(term.deductionAfter)),
    },
    {
      label: text('attendanceInTerm', { term: term.name }),
      note: text('absencesOfGrace', { count: term.absencesAfter, grace: term.graceAbsents }),
      ...changing(written(term.percentBefore), written(term.percentAfter)),
    },
  ]);
  return [...sessions, ...terms];

  function changing(before: string, after: string): Pick<LedgerStep, 'before' | 'value'> {
    return before === after ? { value: text('valueStays', { value: after }) } : { before, value: after };
  }
}

/** “3 sessions become Excused; 82 % → 91 %; deduction 6 % → 0 %”. */
function useSummary(effect: Effect | undefined): string {
  const text = useText();
  const percentText = useWrittenPercent();
  if (!effect) return '';
  const written = (percent: number | null): string => (percent === null ? '–' : percentText(percent));
  const { decision, changed, sessions, terms } = effect;
  // Classes to come are excused as well; noting a leave makes nobody absent who has not been yet.
  const excused = sessions.filter(({ before, after }) => after === 'EXCUSED' && before !== after).length;
  const count = decision === 'APPROVED' ? excused : changed;
  return [
    text(decision === 'APPROVED' ? 'sessionsBecomeExcused' : 'sessionsBecomeAbsent', { count }),
    ...terms.flatMap(({ percentBefore, percentAfter, deductionBefore, deductionAfter }) => [
      ...(percentBefore === percentAfter ? [] : [`${written(percentBefore)} → ${written(percentAfter)}`]),
      ...(deductionBefore === deductionAfter
        ? []
        : [text('deductionChanges', { before: written(deductionBefore), after: written(deductionAfter) })]),
    ]),
  ].join('; ');
}
