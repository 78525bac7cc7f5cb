import { useState } from 'react';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { Decision } from '#slices/exams/rules/results/decision.ts';
import type { Staffed } from './staffed.ts';
import { DECISION_TEXTS } from './decision-texts.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useResultsPlace } from './use-results-place.ts';

/** What can be decided about an attempt now. */
export function AttemptActions({ staffed }: { staffed: Staffed }) {
  const [opened, setOpened] = useState<Decision | null>(null);
  const { listed, attempt, possibleDecisions } = staffed;
  const { courseOfferingId } = useResultsPlace();
  return (
    <>
      {possibleDecisions.map((decision) => (
        <Button
          key={decision}
          tone={decision === 'REINSTATE' ? 'primary' : decision === 'VOID' ? 'danger' : 'default'}
          aria-haspopup="dialog"
          onClick={() => setOpened(decision)}
        >
          <Text id={DECISION_TEXTS[decision]} />
        </Button>
      ))}
      {courseOfferingId === null && (
        <LinkButton to={`/examResults/exams/${listed.examId}`}>
          <Text id="timesAndGrants" />
        </LinkButton>
      )}
      {opened && (
        <DecisionDialog
          attemptId={listed._id}
          decision={opened}
          askedAgain={staffed.shownKeys?.askedAgain ?? null}
          penalty={attempt.result.penalty}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
