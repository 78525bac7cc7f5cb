import { useParams } from 'react-router';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Ledger, type LedgerStep } from '#kit/ui/ledger/ledger.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import type { Decision } from '#slices/exams/rules/results/decision.ts';
import { useAllowanceText } from '../accommodations/use-allowance-text.ts';
import { GrantDialog } from '../scheduling/grant-dialog.tsx';
import { AnswersCard } from './answers-card.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { AttemptTimeline } from './attempt-timeline.tsx';
import { ResultStateChip } from './result-state-chip.tsx';
import { staffAttempt } from './results.graphql.generated.ts';
import styles from './results.module.css';
import type { Staffed } from './staffed.ts';
import { useLive } from './use-live.ts';
import { useResultsPlace, useWayToResults } from './use-results-place.ts';
import { DECISION_TEXTS } from './decision-texts.ts';
import { MarkChangeText } from './mark-change-text.tsx';

const STEP_TEXTS = {
  RAW: 'staffStepRaw',
  REGRADED: 'staffStepRegraded',
  LEFT: 'resultLeft',
  PENALTY: 'decisionPENALISE',
  RETAKE: 'staffStepRetake',
  LATE: 'resultLate',
} as const;

function useStaffLedger({ steps }: Staffed['attempt']): LedgerStep[] {
  const text = useText();
  const { formatNumber } = useIntl();
  return steps.map(({ kind, score, points, outOf, takenOff }, index) => {
    const before = steps[index - 1];
    const note =
      kind === 'RAW' || kind === 'REGRADED'
        ? text('staffPointsOf', { points: formatNumber(points ?? 0), outOf: outOf ?? 0 })
        : kind === 'PENALTY'
          ? `− ${formatNumber(takenOff ?? 0)}`
          : null;
    return {
      label: text(STEP_TEXTS[kind]),
      value: formatNumber(score),
      ...(note !== null && { note }),
      ...(before && { before: formatNumber(before.score) }),
    };
  });
}

/** Null for those who cannot give any, and where the student has no more than others. */
function useTimeGiven({ granting }: Staffed): string | null {
  const allowanceText = useAllowanceText();
  if (!granting) return null;
  const { limitMinutes, extraPercent, extraMinutes } = granting;
  return allowanceText({ limitMinutes, extraPercent, extraMinutes });
}

export function AttemptScreen() {
  const { attemptId = '' } = useParams();
  const answer = useQuery(staffAttempt, { attemptId }, { fresh: true });
  const listed = answer.data?.staffAttempt?.listed;
  useLive({ state: null, rows: listed && [listed] }, answer.refetch);
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="fields" count={8} />} empty={<Unknown />}>
        {({ staffAttempt: staffed }) => staffed && <Attempt staffed={staffed} />}
      </DataView>
    </Page>
  );
}

function Unknown() {
  const text = useText();
  const { address } = useResultsPlace();
  return (
    <>
      <PageHeading title={<Text id="resultNotFound" />} />
      <Link to={address}>{text('menuExamResults')}</Link>
    </>
  );
}

function Attempt({ staffed }: { staffed: Staffed }) {
  const text = useText();
  const { listed, attempt, timeline, decisions, mayMark } = staffed;
  const ledger = useStaffLedger(attempt);
  const timeGiven = useTimeGiven(staffed);
  useOpenedRecord(listed.studentName, ...useWayToResults());
  return (
    <>
      <PageHeading
        title={listed.studentName}
        subtitle={`${listed.courseCode} · ${listed.examTitle}`}
        actions={<AttemptActions staffed={staffed} />}
      />
      <div className={styles['sides']}>
        <div className={styles['main']}>
          {ledger.length > 0 && <Ledger steps={ledger} />}
          <AnswersCard attempt={attempt} mayMark={mayMark} />
        </div>
        <div className={styles['main']}>
          <Card title={<Text id="attemptFacts" />}>
            <FactList
              facts={[
                { term: text('resultState'), value: <ResultStateChip state={listed.state} /> },
                { term: text('resultAttempt'), value: listed.number },
                { term: text('resultGroup'), value: `${listed.groupName}, ${listed.campus}` },
                { term: text('resultStarted'), value: <Moment at={listed.startedAt} shows="second" /> },
                ...(listed.silentSince
                  ? [
                      {
                        term: text('resultLastSeen'),
                        value: <Moment at={listed.silentSince} shows="second" />,
                      },
                    ]
                  : []),
                ...(timeGiven ? [{ term: text('timeGiven'), value: timeGiven }] : []),
                ...(attempt.expiresAt && !listed.endedAt
                  ? [
                      {
                        term: text('resultTimeEnds'),
                        value: <Moment at={attempt.expiresAt} shows="second" />,
                      },
                    ]
                  : []),
                ...(listed.endedAt
                  ? [{ term: text('resultEnded'), value: <Moment at={listed.endedAt} shows="second" /> }]
                  : []),
                { term: text('examDeadlineAt'), value: <Moment at={attempt.deadline} /> },
              ]}
            />
          </Card>
          {decisions.length > 0 && <DecisionsCard decisions={decisions} />}
          {attempt.markChanges.length > 0 && <MarksCard changes={attempt.markChanges} />}
          <AttemptTimeline timeline={timeline} />
        </div>
      </div>
    </>
  );
}

function AttemptActions({ staffed }: { staffed: Staffed }) {
  const [opened, setOpened] = useState<Decision | 'GRANT' | null>(null);
  const { listed, attempt, granting, possibleDecisions } = staffed;
  const { courseOfferingId } = useResultsPlace();
  return (
    <>
      {granting && (
        <Button aria-haspopup="dialog" onClick={() => setOpened('GRANT')}>
          <Text id="grantTime" />
        </Button>
      )}
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
      {opened === 'GRANT' && granting && (
        <GrantDialog
          examId={listed.examId}
          groupId={granting.groupId}
          timeZone={granting.timeZone}
          grants={granting.grant ? [granting.grant] : []}
          student={{ _id: listed.personId, name: listed.studentName }}
          isForNextAttempt={listed.endedAt !== null}
          onClose={() => setOpened(null)}
        />
      )}
      {opened && opened !== 'GRANT' && (
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

function DecisionsCard({ decisions }: Pick<Staffed, 'decisions'>) {
  const text = useText();
  const { formatNumber } = useIntl();
  return (
    <Card title={<Text id="attemptDecisions" />}>
      <ol className={styles['timeline']}>
        {decisions.map(({ _id, kind, penalty, reason, decidedAt, decidedByName }) => (
          <li key={_id}>
            <Moment at={decidedAt} />
            <span>
              <b>{text(DECISION_TEXTS[kind])}</b>
              {penalty !== null && ` − ${formatNumber(penalty)}`} · {decidedByName}
              <br />
              {reason}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const MarksCard = ({ changes }: { changes: Staffed['attempt']['markChanges'] }) => (
  <Card title={<Text id="marksByHand" />}>
    <ol className={styles['timeline']}>
      {changes.map((change) => (
        <li key={change._id}>
          <Moment at={change.changedAt} />
          <MarkChangeText change={change} />
        </li>
      ))}
    </ol>
  </Card>
);
