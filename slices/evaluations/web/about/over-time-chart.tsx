import { useState } from 'react';
import { Checkbox } from '#kit/ui/choice/checkbox.tsx';
import { LOOKS } from '#kit/ui/chart/chart.ts';
import { LineChart } from '#kit/ui/chart/line-chart.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { SCORE_MAX, SCORE_MIN } from '../../rules/evaluation.ts';
import { overTime } from '../../rules/over-time.ts';
import type { FollowedEvaluation } from './followed-evaluation.ts';
import styles from './about.module.css';

/** The average of a form and the criteria that were chosen, day by day, as lines with their table. */
export function OverTimeChart({ evaluations }: { evaluations: readonly FollowedEvaluation[] }) {
  const text = useText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { days, average, criteria } = overTime(evaluations);
  const shown = criteria.filter(({ criterionId }) => chosen.includes(criterionId));
  // The average has the first look.
  const isFull = shown.length >= LOOKS - 1;
  return (
    <div className={styles['chart']}>
      <LineChart
        between={[SCORE_MIN, SCORE_MAX]}
        chart={{
          title: text('evaluationsOverTime'),
          along: { kind: 'days', label: text('evaluationDay'), days },
          series: [
            { name: text('evaluationAverage'), values: average },
            ...shown.map(({ label: name, values }) => ({ name, values })),
          ],
          unit: 'number',
          fileName: 'evaluations',
        }}
      />
      <fieldset className={styles['curves']}>
        <legend>
          <Text id="evaluationCurves" />
        </legend>
        {criteria.map(({ criterionId, label }) => {
          const isChosen = chosen.includes(criterionId);
          return (
            <Checkbox
              key={criterionId}
              name={criterionId}
              label={label}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={({ currentTarget: { checked } }) =>
                setChosen(checked ? [...chosen, criterionId] : chosen.filter((id) => id !== criterionId))
              }
            />
          );
        })}
      </fieldset>
    </div>
  );
}
