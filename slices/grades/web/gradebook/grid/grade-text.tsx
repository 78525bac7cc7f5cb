import { useIntl } from 'react-intl';
import { useText } from '#kit/ui/text/use-text.ts';
import type { BookCell } from '../book.ts';
import styles from '../gradebook.module.css';

/** A grade as short as it can be said; what is not there yet is told in full on hover and aloud. */
export function GradeText({ cell: { grade, complete, state, isEntered } }: { cell: BookCell }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const byHand = isEntered ? <abbr title={text('gradeByHand')}>*</abbr> : null;
  if (typeof complete === 'boolean')
    return (
      <>
        {text('partComplete', { complete: String(complete) })}
        {byHand}
      </>
    );
  if (grade !== null)
    return (
      <>
        {formatNumber(grade)}
        {byHand}
      </>
    );
  const words = state ? text('partStanding', { state }) : text('gradeSoFar');
  return (
    <span title={words}>
      <span aria-hidden="true">{state === 'WAITS' ? '…' : '–'}</span>
      <span className={styles['spoken']}>{words}</span>
    </span>
  );
}
