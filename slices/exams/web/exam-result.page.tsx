import { useParams } from 'react-router';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { Note } from '#kit/ui/note/note.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { isLeaving } from '../rules/silence.ts';
import type { SlotsProps } from '#kit/client/records/page-slot.tsx';
import { isUndecided } from '../rules/sitting/accident.ts';
import { AccidentNote } from './result/accident-note.tsx';
import { AttemptList } from './attempt-list.tsx';
import { AskAbout, Unknown, type AttemptSlot } from './student-exam.page.tsx';
import styles from './exams.module.css';
import { AnswerReview } from './result/answer-review.tsx';
import { ReceiptCard } from './result/receipt-card.tsx';
import { ResultCard } from './result/result-card.tsx';
import { TopicsCard } from './result/topics-card.tsx';
import { VoidedText } from './voided-text.tsx';
import { examResult, type ExamResultQuery } from './result.graphql.generated.ts';

export function ExamResultPage({ slots }: SlotsProps<AttemptSlot>) {
  const { examId = '', attemptId = '' } = useParams();
  const answer = useQuery(examResult, { examId, attemptId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />} empty={<Unknown />}>
        {({ examAttempt, studentExam }) =>
          examAttempt ? <Result attempt={examAttempt} exam={studentExam} slots={slots} /> : <Unknown />
        }
      </DataView>
    </Page>
  );
}

interface ResultProps extends SlotsProps<AttemptSlot> {
  attempt: NonNullable<ExamResultQuery['examAttempt']>;
  /** None for an exam of a group that the student has left since. */
  exam: ExamResultQuery['studentExam'];
}

function Result({ attempt, exam, slots }: ResultProps) {
  const { title, result, questions, examId } = attempt;
  const text = useText();
  const { number, lastSeenAt, accident } = result;
  const onPage = { _id: attempt._id, examId, title, number, lastSeenAt, wasLeft: accident === null };
  const when = result.endedAt ?? result.startedAt;
  useOpenedRecord(
    text('attemptNumber', { number: result.number }),
    { name: text('menuAssessments'), address: '/student/assessments' },
    { name: title, address: `/student/exams/${examId}` },
  );
  const isReleased = questions.some(({ right }) => right !== null);
  return (
    <>
      <PageHeading
        title={title}
        subtitle={
          <Text
            id={result.ending && isLeaving(result.ending) ? 'resultEndedOn' : 'resultHandedIn'}
            values={{ when: <Moment at={when} {...(exam && { timeZone: exam.timeZone })} /> }}
          />
        }
        actions={
          exam?.refusal === null &&
          result.passed === false && (
            <LinkButton
              to={`/student/exams/${examId}`}
              tone={exam.isPastDeadline || isUndecided(result) ? 'default' : 'primary'}
            >
              <Text id="sitAgain" />
            </LinkButton>
          )
        }
      />
      <div className={styles['columns']}>
        <div className={styles['lists']}>
          {result.voidReason !== null && (
            <Note tone="warning">
              <VoidedText reason={result.voidReason} />
            </Note>
          )}
          {result.voidReason === null && (
            <AccidentNote attempt={result} ask={<AskAbout slots={slots} attempt={onPage} />} />
          )}
          <ResultCard attempt={attempt} schedule={exam} />
          <AttemptList
            examId={examId}
            attempts={exam?.attempts ?? [result]}
            voided={exam?.voidedAttempts ?? []}
          />
          {isReleased && <AnswerReview attemptId={attempt._id} questions={questions} />}
        </div>
        <div className={styles['lists']}>
          {isReleased && <TopicsCard questions={questions} />}
          <ReceiptCard attempt={attempt} review={isReleased ? null : (exam?.review ?? null)} />
        </div>
      </div>
    </>
  );
}
