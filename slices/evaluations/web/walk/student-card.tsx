import { Card } from '#kit/ui/card/card.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { WhatOthersWrote } from '../about/side-by-side.tsx';
import { EvaluationChips } from '../evaluation-chips.tsx';
import { ShownAnswers } from '../shown-answers.tsx';
import { useIsInAnothersPlace } from '../use-is-in-anothers-place.ts';
import { DraftForm } from './draft-form.tsx';
import { PublishedEvaluation } from './published-evaluation.tsx';
import type { StudentCardProps } from './student-card-props.ts';
import styles from './walk.module.css';

/** What is written about one student: to be written on, or, once it is published, to be read. */
export function StudentCard(props: StudentCardProps) {
  const { personId, name, evaluation } = props.student;
  return (
    <div className={styles['card']}>
      <Card
        title={<Link to={`/users/${personId}`}>{name}</Link>}
        link={evaluation && <EvaluationChips {...evaluation} />}
      >
        <Written {...props} />
        <WhatOthersWrote personId={personId} formId={props.formId} besideId={evaluation?._id ?? null} />
      </Card>
    </div>
  );
}

function Written(props: StudentCardProps) {
  const { personId, evaluation } = props.student;
  const isInAnothersPlace = useIsInAnothersPlace();
  if (evaluation?.status === 'PUBLISHED')
    return (
      <PublishedEvaluation
        evaluation={evaluation}
        onChanged={(now) => props.walk.note(personId, now)}
        onNext={props.onNext}
      />
    );
  if (!isInAnothersPlace) return <DraftForm {...props} />;
  return (
    <>
      <Note tone="warning">
        <Text id="evaluationNotInAnothersName" />
      </Note>
      {evaluation && <ShownAnswers evaluation={evaluation} />}
    </>
  );
}
