import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { IconButton } from '#kit/ui/button/icon-button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Drawer } from '#kit/ui/drawer/drawer.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { ShortcutKeys } from '#kit/ui/shortcut/shortcut-keys.tsx';
import { useShortcuts } from '#kit/ui/shortcut/shortcuts.ts';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { useUndoToast } from '#kit/ui/toast/use-undo-toast.ts';
import shared from '../assignments.module.css';
import { GradeHistory } from '../grade-card.tsx';
import { StateChip } from '../state-chip.tsx';
import { HandedInVersion } from '../submission-card.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { FeedbackFiles } from './feedback-files.tsx';
import {
  GRADE_FORM,
  GradeForm,
  submitGradeForm,
  type GradeFormProps,
  type SavedGrade,
} from './grade-form.tsx';
import styles from './grading.module.css';
import { SHOWN_SUBMISSIONS } from './shown-submissions.ts';
import { ShownWork } from './shown-work.tsx';
import { MoreTimeDialog, ReturnDialog } from './work-dialogs.tsx';
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
  const [saved, setSaved] = useState<SavedGrade | null>(null);
  const index = rows.findIndex(({ _id }) => _id === opened);
  const row = rows[index];
  const others = [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index))];
  if (!row) return null;
  return (
    <OpenSubmission
      key={row._id}
      row={row}
      previous={rows[index - 1] ?? null}
      next={rows[index + 1] ?? null}
      nextToGrade={others.find(({ state }) => state === 'SUBMITTED') ?? null}
      onOpen={onOpen}
      saved={saved}
      onSaved={setSaved}
    />
  );
}

const OF_THE_DRAWER = { group: 'thisScreen', isOfDialog: true } as const;

interface OpenSubmissionProps {
  row: ListedWorkFragment;
  previous: ListedWorkFragment | null;
  next: ListedWorkFragment | null;
  /** The one after this that waits for a grade, or else one before it. */
  nextToGrade: ListedWorkFragment | null;
  onOpen: (id: string | null) => void;
  /** The grade before this one. It is told here: a toast for each would lie over the work. */
  saved: SavedGrade | null;
  onSaved: (saved: SavedGrade | null) => void;
}

function OpenSubmission(props: OpenSubmissionProps) {
  const { row, previous, next, nextToGrade, onOpen, saved, onSaved } = props;
  const text = useText();
  const undoToast = useUndoToast();
  const { assignmentId, studentId, studentName, courseName, title } = row;
  const answer = useQuery(assignmentSubmission, { assignmentId, studentId }, { fresh: true });
  const goTo = (target: ListedWorkFragment | null): void => {
    if (target) onOpen(target._id);
  };
  const grading = useMutation({ stale: SHOWN_SUBMISSIONS });
  useShortcuts([
    { keys: 'j', label: 'nextSubmission', ...OF_THE_DRAWER, run: () => goTo(next) },
    { keys: 'k', label: 'previousSubmission', ...OF_THE_DRAWER, run: () => goTo(previous) },
    { keys: 'mod+enter', label: 'saveGradeAndNext', ...OF_THE_DRAWER, run: submitGradeForm },
  ]);

  function goOn(graded: SavedGrade | null = null): void {
    if (nextToGrade) {
      onSaved(graded);
      onOpen(nextToGrade._id);
      return;
    }
    onSaved(null);
    onOpen(null);
    showToast('info', text('allGraded'));
    if (graded) undoToast(text('gradeSaved', { student: graded.student }), () => void graded.undo());
  }

  async function takeBack(graded: SavedGrade): Promise<void> {
    if (await graded.undo()) onSaved(null);
  }

  return (
    <Drawer
      isOpen
      title={studentName}
      subtitle={`${courseName} · ${title}`}
      onClose={() => onOpen(null)}
      width="wide"
      actions={
        <div className={styles['steps']}>
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
          <span className={styles['save']}>
            <ShortcutKeys keys="mod+enter" />
            <Button
              type="submit"
              form={GRADE_FORM}
              tone="primary"
              isProcessing={grading.isBusy}
              disabled={!answer.data?.assignmentSubmission}
            >
              <Text id="saveGradeAndNext" />
            </Button>
          </span>
        </div>
      }
    >
      <output className={saved ? styles['saved'] : undefined}>
        {saved && (
          <>
            <Text id="gradeSavedBefore" values={{ student: saved.student }} />
            <Button tone="quiet" onClick={() => takeBack(saved)}>
              <Text id="undo" />
            </Button>
          </>
        )}
      </output>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={5} />}
        isEmpty={({ assignmentSubmission: work }) => !work}
      >
        {({ assignmentSubmission: work, bankComments }) =>
          work && (
            <GradedWork
              key={`${work._id} ${work.version}`}
              work={work}
              bank={bankComments}
              mutate={grading.mutate}
              onGraded={goOn}
            />
          )
        }
      </DataView>
    </Drawer>
  );
}

function GradedWork(props: GradeFormProps) {
  const { work, onGraded } = props;
  const text = useText();
  const timeText = useTimeText();
  const [opened, setOpened] = useState<'time' | 'return' | null>(null);
  const { state, dueAt, extendedTo, extensionReason, timeZone, isLate, versions, groupName, regionName } =
    work;
  const [newest, ...earlier] = versions;
  const close = (): void => setOpened(null);
  return (
    <div className={styles['desk']}>
      <ShownWork files={newest?.files ?? []} />
      <div className={shared['stack']}>
        <p className={styles['chips']}>
          <StateChip state={state} />
          {isLate && (
            <Chip tone="warning">
              <Text id="submittedLate" />
            </Chip>
          )}
        </p>
        <GradeForm {...props} />
        <FactList
          facts={[
            { term: text('submissionGroup'), value: `${groupName} · ${regionName}` },
            { term: text('submissionDue'), value: <Moment at={dueAt} timeZone={timeZone} /> },
            ...(extendedTo
              ? [
                  {
                    term: text('hasMoreTime'),
                    value: `${timeText(extendedTo, { timeZone })} · ${extensionReason ?? ''}`,
                  },
                ]
              : []),
          ]}
        />
        {newest && <HandedInVersion version={newest} timeZone={timeZone} />}
        {earlier.length > 0 && (
          <details className={shared['earlier']}>
            <summary>
              <Text id="earlierVersions" values={{ count: earlier.length }} />
            </summary>
            {earlier.map((version) => (
              <HandedInVersion key={version._id} version={version} timeZone={timeZone} />
            ))}
          </details>
        )}
        {work.gradeChanges.length > 0 && <GradeHistory changes={work.gradeChanges} />}
        <FeedbackFiles work={work} />
        <div className={styles['actions']}>
          <Button disabled={!newest && !work.gradedAt} onClick={() => setOpened('return')}>
            <Text id="returnWork" />
          </Button>
          <Button disabled={state === 'GRADED'} onClick={() => setOpened('time')}>
            <Text id="giveMoreTime" />
          </Button>
        </div>
      </div>
      {opened === 'time' && <MoreTimeDialog work={work} onClose={close} />}
      {opened === 'return' && <ReturnDialog work={work} onClose={close} onReturned={onGraded} />}
    </div>
  );
}
