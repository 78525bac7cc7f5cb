import { Card } from '#kit/ui/card/card.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './assignments.module.css';
import { StateChip } from './state-chip.tsx';
import type { OwnAssignmentFragment } from './student-assignment.graphql.generated.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';

/** How it is graded, until when, and where it stands. */
export function AssignmentFacts({ assignment }: { assignment: OwnAssignmentFragment }) {
  const text = useText();
  const { state, dueDate, timeZone, kind, isExtended } = assignment;
  return (
    <Card>
      <p className={styles['state']}>
        <StateChip state={state} />
      </p>
      <FactList
        facts={[
          {
            term: text('assignmentDue'),
            value: <Moment at={dueDate} timeZone={timeZone} />,
          },
          { term: text('assignmentKind'), value: text(kind === 'GRADED' ? 'kindGraded' : 'kindCompletion') },
        ]}
      />
      {isExtended && (
        <p className={styles['quiet']}>
          <Text id="assignmentExtended" />
        </p>
      )}
    </Card>
  );
}
