import { useQuery } from '#kit/client/query/use-query.ts';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { GradedWork } from './graded-work.tsx';
import styles from './grading.module.css';
import { assignmentSubmission } from './submission.graphql.generated.ts';
import type { ListedWorkFragment } from './submissions.graphql.generated.ts';

interface SubmissionDrawerProps {
  rows: readonly ListedWorkFragment[];
  /** The row that is open, by its id. */
  opened: string | null;
  onOpen: (id: string | null) => void;
}

/** One submission beside the list, and the way from each to the next: by buttons, or by j and k. */
export function SubmissionDrawer({ rows, opened, onOpen }: SubmissionDrawerProps) {
  const place = rows.findIndex(({ _id }) => _id === opened);
  const row = rows[place];
  if (!row) return null;
  return (
    <OpenSubmission
      key={row._id}
      row={row}
      previous={rows[place - 1] ?? null}
      next={rows[place + 1] ?? null}
      onOpen={onOpen}
    />
  );
}

interface OpenSubmissionProps {
  row: ListedWorkFragment;
  previous: ListedWorkFragment | null;
  next: ListedWorkFragment | null;
  onOpen: (id: string | null) => void;
}

function OpenSubmission({ row, previous, next, onOpen }: OpenSubmissionProps) {
  const text = useText();
  const { assignmentId, studentId, studentName, courseCode, title } = row;
  const answer = useQuery(assignmentSubmission, { assignmentId, studentId }, { fresh: true });
  const goTo = (target: ListedWorkFragment | null): void => {
    if (target) onOpen(target._id);
  };
  useShortcuts([
    { keys: 'j', label: 'nextSubmission', group: 'thisScreen', run: () => goTo(next) },
    { keys: 'k', label: 'previousSubmission', group: 'thisScreen', run: () => goTo(previous) },
  ]);

  function goOn(): void {
    if (next) onOpen(next._id);
    else {
      showToast('info', text('allGraded'));
      onOpen(null);
    }
  }

  return (
    <Drawer
      isOpen
      title={studentName}
      subtitle={`${courseCode} · ${title}`}
      onClose={() => onOpen(null)}
      actions={
        <span className={styles['steps']}>
          <IconButton
            icon="chevronLeft"
            label={text('previousSubmission')}
            disabled={!previous}
            onClick={() => goTo(previous)}
          />
          <IconButton
            icon="chevronRight"
            label={text('nextSubmission')}
            disabled={!next}
            onClick={() => goTo(next)}
          />
        </span>
      }
    >
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={5} />}
        isEmpty={({ assignmentSubmission: work }) => !work}
      >
        {({ assignmentSubmission: work, bankComments }) =>
          work && (
            <GradedWork key={`${work._id} ${work.version}`} work={work} bank={bankComments} onGraded={goOn} />
          )
        }
      </DataView>
    </Drawer>
  );
}
