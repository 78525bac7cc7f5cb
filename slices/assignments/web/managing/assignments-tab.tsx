import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { AssignmentDialog } from './assignment-dialog.tsx';
import { DeadlinesDialog } from './deadlines-dialog.tsx';
import { managedAssignments } from './managed-assignments.graphql.generated.ts';
import { ManagedAssignmentRow } from './managed-assignment-row.tsx';
import styles from './managing.module.css';

interface AssignmentsTabProps {
  course: { _id: string; ownLocale: string; usedElsewhere: readonly string[] };
}

type Opened = { window: 'new' } | { window: 'edit' | 'deadlines'; id: string };

/** The assignments of a course for those who write it: their words, their files and when groups hand them in. */
export function AssignmentsTab({ course }: AssignmentsTabProps) {
  const answer = useQuery(managedAssignments, { courseId: course._id }, { fresh: true });
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const mayChange = course.usedElsewhere.length === 0;
  const listed = answer.data?.assignments ?? [];
  const found = opened && 'id' in opened ? listed.find(({ _id }) => _id === opened.id) : undefined;
  return (
    <section>
      <div className={styles['bar']}>
        {mayChange && (
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setOpened({ window: 'new' })}>
            <Icon name="plus" />
            <Text id="newAssignment" />
          </Button>
        )}
      </div>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={3} />}
        empty={<EmptyState icon="file" title={<Text id="noAssignments" />} />}
      >
        {({ assignments }) => (
          <ul className={styles['rows']}>
            {assignments.map((assignment) => (
              <ManagedAssignmentRow
                key={assignment._id}
                assignment={assignment}
                onEdit={mayChange ? () => setOpened({ window: 'edit', id: assignment._id }) : null}
                onDeadlines={() => setOpened({ window: 'deadlines', id: assignment._id })}
              />
            ))}
          </ul>
        )}
      </DataView>
      {(opened?.window === 'new' || (opened?.window === 'edit' && found)) && (
        <AssignmentDialog course={course} assignment={found ?? null} onClose={close} />
      )}
      {opened?.window === 'deadlines' && found && <DeadlinesDialog assignment={found} onClose={close} />}
    </section>
  );
}
