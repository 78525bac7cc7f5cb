import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { AttemptList } from './attempt-list.tsx';
import { ExamFacts } from './exam-facts.tsx';
import { studentExam } from './exams.graphql.generated.ts';
import styles from './exams.module.css';
import type { OwnExam } from './own-exam.ts';
import { StartExam } from './start-exam.tsx';

/** An exam before it is sat: what it is, by which rules, and what starting it means. */
export function ExamScreen() {
  const { examId = '' } = useParams();
  const answer = useQuery(studentExam, { examId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />} empty={<Unknown />}>
        {({ studentExam: exam }) =>
          exam ? <Exam exam={exam} onSettled={() => answer.refetch?.()} /> : <Unknown />
        }
      </DataView>
    </Page>
  );
}

function Exam({ exam, onSettled }: { exam: OwnExam; onSettled: () => void }) {
  const { title, courseCode, courseName, instructions, attempts, voidedAttempts } = exam;
  const text = useText();
  useOpenedRecord(title, { name: text('menuAssessments'), address: '/student/assessments' });
  return (
    <>
      <PageHeading title={title} subtitle={`${courseCode} · ${courseName}`} />
      <div className={styles['columns']}>
        <div className={styles['lists']}>
          <Card title={<Text id="examHowItGoes" />}>
            {instructions && <p className={styles['instructions']}>{instructions}</p>}
            <StartExam exam={exam} onSettled={onSettled} />
          </Card>
          {attempts.length + voidedAttempts.length > 0 && (
            <AttemptList examId={exam._id} attempts={attempts} voided={voidedAttempts} />
          )}
        </div>
        <ExamFacts exam={exam} />
      </div>
    </>
  );
}

export const Unknown = () => (
  <>
    <PageHeading title={<Text id="examNotThere" />} />
    <Link to="/student/assessments">
      <Text id="menuAssessments" />
    </Link>
  </>
);
