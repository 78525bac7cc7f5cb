import { useIntl } from 'react-intl';
import { useText } from '#kit/ui/text/use-text.ts';
import type { MarkChangeFragment } from '../result.graphql.generated.ts';

export function MarkChangeText({ change }: { change: MarkChangeFragment }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { question, pointsBefore, pointsAfter, gradeBefore, gradeAfter, reason, takesBack } = change;
  const move = (before: number | null, after: number | null): string =>
    [before, after].map((number) => (number === null ? '–' : formatNumber(number))).join(' → ');
  const what = takesBack
    ? 'markTakenBack'
    : pointsBefore === null && question !== null
      ? 'markGiven'
      : 'markChanged';
  return (
    <span>
      <b>{text(what)}</b>
      {question !== null && ` · ${text('eventQuestion', { number: question })}`}
      {question !== null &&
        `: ${pointsBefore === null ? formatNumber(pointsAfter ?? 0) : move(pointsBefore, pointsAfter)}`}
      {gradeBefore !== gradeAfter && ` · ${text('markGrade', { grade: move(gradeBefore, gradeAfter) })}`}
      {' · '}
      {change.changedByName || '–'}
      {reason && (
        <>
          <br />
          {reason}
        </>
      )}
    </span>
  );
}
