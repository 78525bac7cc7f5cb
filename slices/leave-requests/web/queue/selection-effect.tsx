import { useQuery } from '#kit/client/query/use-query.ts';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../leave-requests.module.css';
import { leaveSelectionEffect, type LeaveSelectionEffectQuery } from './queue.graphql.generated.ts';

type Student = LeaveSelectionEffectQuery['leaveSelectionEffect']['students'][number];

/** So many are listed without being asked for. */
const SHOWN_AT_ONCE = 6;

/** What approving everything that is selected would change, before it is done. */
export function SelectionEffect({ requestIds }: { requestIds: readonly string[] }) {
  const text = useText();
  const { data } = useQuery(leaveSelectionEffect, { requestIds: [...requestIds] }, { fresh: true });
  const effect = data?.leaveSelectionEffect;
  return (
    <>
      <output className={styles['quiet']}>
        {effect
          ? [
              text('sessionsBecomeExcused', { count: effect.excusedSessions }),
              text('deductionsFall', { count: effect.loweredDeductions }),
            ].join('; ')
          : '\u00A0'}
      </output>
      {effect && effect.students.length > 0 && <ByStudent students={effect.students} />}
    </>
  );
}

function ByStudent({ students }: { students: readonly Student[] }) {
  const changesOf = useChanges();
  return (
    <details className={styles['byStudent']} open={students.length <= SHOWN_AT_ONCE}>
      <summary>
        <Text id="selectionByStudent" values={{ count: students.length }} />
      </summary>
      <ul>
        {students.map(({ _id, studentName, terms }) => (
          <li key={_id}>
            <b>{studentName}</b>
            {terms.map((term) => (
              <span key={`${term.termId} ${term.name}`}>{changesOf(term)}</span>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** “Autumn: 82 % → 91 %; deduction 6 % → 0 %”. */
function useChanges(): (term: Student['terms'][number]) => string {
  const text = useText();
  const percentText = useWrittenPercent();
  const written = (percent: number | null): string => (percent === null ? '–' : percentText(percent));
  return ({ name, percentBefore, percentAfter, deductionBefore, deductionAfter }) => {
    const [before, after] = [written(deductionBefore), written(deductionAfter)];
    return [
      text('changesInTerm', {
        term: name,
        change:
          percentBefore === percentAfter
            ? text('valueStays', { value: written(percentAfter) })
            : `${written(percentBefore)} → ${written(percentAfter)}`,
      }),
      ...(before === after ? [] : [text('deductionChanges', { before, after })]),
    ].join('; ');
  };
}
