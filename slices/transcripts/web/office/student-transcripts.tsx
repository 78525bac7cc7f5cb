import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from '../transcripts.module.css';
import { HoldsCard } from './holds-card.tsx';
import { PapersCard } from './papers-card.tsx';
import { studentTranscripts, type StudentTranscriptsQuery } from './student-transcripts.graphql.generated.ts';

/** One student's papers, for those who look after the campus. */
export function StudentTranscripts({ studentId }: { studentId: string }) {
  const answer = useQuery(studentTranscripts, { studentId });
  return (
    <DataView answer={answer} waiting={<Skeleton shape="block" count={3} />}>
      {({ transcript }) =>
        transcript && (
          <div className={styles['cards']}>
            <PapersCard
              studentId={studentId}
              usualPaper={transcript.usualPaper}
              issues={transcript.issues}
              isOnHold={transcript.holds.length > 0}
            />
            <HoldsCard studentId={studentId} holds={transcript.holds} />
            <PromotionCard audit={transcript.promotion} />
          </div>
        )
      }
    </DataView>
  );
}

type Audit = NonNullable<StudentTranscriptsQuery['transcript']>['promotion'];

function PromotionCard({ audit }: { audit: Audit }) {
  const text = useText();
  const toneOf = (passed: number, needed: number) => (passed >= needed ? 'success' : 'info');
  const { corePassed, coreNeeded, electivesPassed, electivesNeeded } = audit;
  return (
    <Card title={<Text id="promotionAudit" />}>
      <div className={styles['papers']}>
        <Progress
          label={text('coreCoursesPassed')}
          done={corePassed}
          total={coreNeeded}
          tone={toneOf(corePassed, coreNeeded)}
        />
        {electivesNeeded > 0 && (
          <Progress
            label={text('electivesPassed')}
            done={electivesPassed}
            total={electivesNeeded}
            tone={toneOf(electivesPassed, electivesNeeded)}
          />
        )}
        {audit.isMet && (
          <Note tone="success">
            <Text id="promotionIsMet" />
          </Note>
        )}
      </div>
    </Card>
  );
}
