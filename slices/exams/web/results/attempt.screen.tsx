import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Ledger } from '#kit/ui/ledger/ledger.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AnswersCard } from './answers-card.tsx';
import { AttemptActions } from './attempt-actions.tsx';
import { AttemptTimeline } from './attempt-timeline.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { MarksCard } from './marks-card.tsx';
import { ResultStateChip } from './result-state-chip.tsx';
import { staffAttempt } from './results.graphql.generated.ts';
import styles from './results.module.css';
import type { Staffed } from './staffed.ts';
import { useLive } from './use-live.ts';
import { useResultsPlace, useWayToResults } from './use-results-place.ts';
import { useStaffLedger } from './use-staff-ledger.ts';

/** One attempt for those who look after it: how it went, why the grade is what it is, and what can be decided. */
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
  const { address } = useResultsPlace();
  return (
    <>
      <PageHeading title={<Text id="resultNotFound" />} />
      <Link to={address}>
        <Text id="menuExamResults" />
      </Link>
    </>
  );
}

function Attempt({ staffed }: { staffed: Staffed }) {
  const text = useText();
  const { listed, attempt, timeline, decisions, mayMark } = staffed;
  const ledger = useStaffLedger(attempt);
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
