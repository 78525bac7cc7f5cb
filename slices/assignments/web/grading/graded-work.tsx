import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { GradeHistory } from '../grade-history.tsx';
import { HandedInVersion } from '../handed-in-version.tsx';
import { StateChip } from '../state-chip.tsx';
import { useCampusTime } from '../use-campus-time.ts';
import shared from '../assignments.module.css';
import { FeedbackFiles } from './feedback-files.tsx';
import { GradeForm } from './grade-form.tsx';
import { MoreTimeDialog } from './more-time-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import styles from './grading.module.css';
import type { AssignmentSubmissionQuery, WorkToGradeFragment } from './submission.graphql.generated.ts';

interface GradedWorkProps {
  work: WorkToGradeFragment;
  bank: AssignmentSubmissionQuery['bankComments'];
  /** It waits no longer: it was graded, or given back. */
  onGraded: () => void;
}

/** Everything that is known of one student's work, and what can be done about it. */
export function GradedWork({ work, bank, onGraded }: GradedWorkProps) {
  const text = useText();
  const campusTime = useCampusTime();
  const [opened, setOpened] = useState<'time' | 'return' | null>(null);
  const { state, dueAt, extendedTo, extensionReason, timeZone, isLate, versions, groupName, regionName } =
    work;
  const [newest, ...earlier] = versions;
  const close = (): void => setOpened(null);
  return (
    <div className={shared['stack']}>
      <p className={styles['chips']}>
        <StateChip state={state} />
        {isLate && (
          <Chip tone="warning">
            <Text id="submittedLate" />
          </Chip>
        )}
      </p>
      <FactList
        facts={[
          { term: text('submissionGroup'), value: `${groupName} · ${regionName}` },
          { term: text('submissionDue'), value: campusTime(dueAt, timeZone) },
          ...(extendedTo
            ? [
                {
                  term: text('hasMoreTime'),
                  value: `${campusTime(extendedTo, timeZone)} · ${extensionReason ?? ''}`,
                },
              ]
            : []),
        ]}
      />
      <h3>
        <Text id="filesHandedIn" />
      </h3>
      {newest ? (
        <HandedInVersion version={newest} timeZone={timeZone} />
      ) : (
        <p className={shared['quiet']}>
          <Text id="nothingHandedIn" />
        </p>
      )}
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
      <GradeForm work={work} bank={bank} onGraded={onGraded} />
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
      {opened === 'time' && <MoreTimeDialog work={work} onClose={close} />}
      {opened === 'return' && <ReturnDialog work={work} onClose={close} onReturned={onGraded} />}
    </div>
  );
}
