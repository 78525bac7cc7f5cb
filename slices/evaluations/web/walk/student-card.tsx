import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { WhatOthersWrote } from '../about/side-by-side.tsx';
import { EvaluationChips } from '../evaluation-chips.tsx';
import { DraftForm } from './draft-form.tsx';
import { PublishedEvaluation } from './published-evaluation.tsx';
import type { StudentCardProps } from './student-card-props.ts';
import styles from './walk.module.css';

/** What is written about one student: to be written on, or, once it is published, to be read. */
export function StudentCard(props: StudentCardProps) {
  const { personId, name, evaluation } = props.student;
  const isPublished = evaluation?.status === 'PUBLISHED';
  return (
    <div className={styles['card']}>
      <Card
        title={<Link to={`/users/${personId}`}>{name}</Link>}
        link={evaluation && <EvaluationChips {...evaluation} />}
      >
        {isPublished ? (
          <PublishedEvaluation
            evaluation={evaluation}
            onChanged={(now) => props.walk.note(personId, now)}
            onNext={props.onNext}
          />
        ) : (
          <DraftForm {...props} />
        )}
        <WhatOthersWrote personId={personId} formId={props.formId} />
      </Card>
    </div>
  );
}
