import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { useDayText } from '#slices/hours/web/api.ts';
import { sideBySide } from '../../rules/side-by-side.ts';
import type { WrittenEvaluationFragment } from '../office/evaluations.graphql.generated.ts';
import { Answer } from '../shown-answers.tsx';
import { evaluationsAbout } from './about.graphql.generated.ts';
import styles from './about.module.css';

/** What several evaluators say of one student by one form: criteria × evaluators, the latest of each. */
export function SideBySide({ evaluations }: { evaluations: readonly WrittenEvaluationFragment[] }) {
  const text = useText();
  const dayText = useDayText();
  const { columns, rows } = sideBySide(evaluations);
  const names = columns.map(({ evaluatorName }) => evaluatorName ?? text('formerEvaluator'));
  const hasComments = columns.some(({ comment }) => comment !== '');
  return (
    <div className={styles['beside']}>
      <table aria-label={text('sideBySide')}>
        <thead>
          <tr>
            <th scope="col">
              <Text id="criterionQuestion" />
            </th>
            {columns.map(({ _id, day, status }, at) => (
              <th key={_id} scope="col">
                {names[at]}
                <small>{dayText(day)}</small>
                {status === 'DRAFT' && (
                  <Chip>
                    <Text id="evaluationIsDraft" />
                  </Chip>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ criterion, cells }) => (
            <tr key={criterion.criterionId}>
              <th scope="row">{criterion.label}</th>
              {cells.map((cell, at) => (
                <td key={columns[at]?._id} data-of={names[at]}>
                  {cell.isAsked ? (
                    <Answer criterion={criterion} answer={cell.answer ?? undefined} />
                  ) : (
                    <span className={styles['quiet']}>
                      <Text id="evaluationNotAsked" />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
          {hasComments && (
            <tr>
              <th scope="row">
                <Text id="evaluationComment" />
              </th>
              {columns.map(({ _id, comment }, at) => (
                <td key={_id} data-of={names[at]} className={styles['comment']}>
                  {comment === '' ? '–' : comment}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface OthersProps {
  personId: string;
  formId: string;
  /** The one that is being written, which is in sight already. */
  besideId: string | null;
}

/** What was written about the student by the same form before, and by others: asked for when it is opened, so that nobody is led by it. */
export function WhatOthersWrote(props: OthersProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className={styles['others']} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Text id="othersEvaluations" />
      </summary>
      {isOpen && <Others {...props} />}
    </details>
  );
}

function Others({ personId, formId, besideId }: OthersProps) {
  const answer = useQuery(evaluationsAbout, { personId, formId }, { fresh: true });
  return (
    <DataView
      answer={answer}
      waiting={<Skeleton shape="fields" count={3} />}
      isEmpty={({ evaluationsAbout: all }) => all.every(({ _id }) => _id === besideId)}
      empty={
        <p className={styles['quiet']}>
          <Text id="nobodyElseEvaluated" />
        </p>
      }
    >
      {({ evaluationsAbout: all }) => <SideBySide evaluations={all.filter(({ _id }) => _id !== besideId)} />}
    </DataView>
  );
}
