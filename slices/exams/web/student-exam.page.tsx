import { useParams } from 'react-router';
import { useIntl } from 'react-intl';
import { usePageSlots, type PageSlot, type SlotsProps } from '#kit/client/records/page-slot.tsx';
import { useOpenedRecord } from '#kit/client/records/opened-record.ts';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Card } from '#kit/ui/card/card.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Link } from '#kit/ui/link/link.tsx';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { PageHeading } from '#kit/ui/page/page-heading.tsx';
import { Page } from '#kit/ui/page/page.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { languageName } from '#kit/messages/locales.ts';
import { useAllowanceText } from './accommodations/use-allowance-text.ts';
import { AttemptList } from './attempt-list.tsx';
import { studentExam } from './exams.graphql.generated.ts';
import styles from './exams.module.css';
import type { OwnExam } from './own-exam.ts';
import { AccidentNote } from './result/accident-note.tsx';
import { StartExam } from './start-exam.tsx';
import { useWrittenPercent } from '#kit/ui/number/use-written-percent.ts';

/** What parts that other slices add to pages with an attempt are told of it. */
export interface AttemptOnPage {
  _id: string;
  examId: string;
  title: string;
  number: number;
  /** When it was last heard of. */
  lastSeenAt: string;
  /** Its page was closed or left; otherwise contact with it was lost. */
  wasLeft: boolean;
}
/** A note stands where the attempt met with an accident. */
export type AttemptSlot = PageSlot<AttemptOnPage>;

export function StudentExamPage({ slots }: SlotsProps<AttemptSlot>) {
  const { examId = '' } = useParams();
  const answer = useQuery(studentExam, { examId }, { fresh: true });
  return (
    <Page>
      <DataView answer={answer} waiting={<Skeleton shape="block" count={2} />} empty={<Unknown />}>
        {({ studentExam: exam }) =>
          exam ? <Exam exam={exam} slots={slots} onSettled={() => answer.refetch?.()} /> : <Unknown />
        }
      </DataView>
    </Page>
  );
}

interface ExamProps extends SlotsProps<AttemptSlot> {
  exam: OwnExam;
  onSettled: () => void;
}

function Exam({ exam, slots, onSettled }: ExamProps) {
  const { title, courseCode, courseName, instructions, attempts, voidedAttempts } = exam;
  const text = useText();
  useOpenedRecord(title, { name: text('menuAssessments'), address: '/student/assessments' });
  const latest = attempts.toSorted((one, other) => one.number - other.number).at(-1);
  const ask = latest && (
    <AskAbout
      slots={slots}
      attempt={{ ...latest, title, examId: exam._id, wasLeft: latest.accident === null }}
    />
  );
  // One that is still open is told of where it may be gone on with.
  const hasBrokenOff = latest?.endedAt && exam.refusal !== 'examIsPassed';
  return (
    <>
      <PageHeading title={title} subtitle={`${courseCode} · ${courseName}`} />
      <div className={styles['columns']}>
        <div className={styles['lists']}>
          {hasBrokenOff && <AccidentNote attempt={latest} ask={ask} />}
          <Card title={<Text id="examHowItGoes" />}>
            {instructions && <p className={styles['instructions']}>{instructions}</p>}
            <StartExam exam={exam} ask={ask} onSettled={onSettled} />
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

/** What other slices offer a student whose attempt broke off. */
export const AskAbout = ({ slots, attempt }: SlotsProps<AttemptSlot> & { attempt: AttemptOnPage }) =>
  usePageSlots(slots, attempt).notes;

export const Unknown = () => (
  <>
    <PageHeading title={<Text id="examNotThere" />} />
    <Link to="/student/assessments">
      <Text id="menuAssessments" />
    </Link>
  </>
);

function ExamFacts({ exam }: { exam: OwnExam }) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { opensAt, deadline, timeZone, limitMinutes, questionCount, passMark, openBook } = exam;
  const { attempts, allowedAttempts, allowance, refusal, sitsIn } = exam;
  const ownTime = useAllowanceText()(allowance);
  const written = useWrittenPercent();
  return (
    <Card>
      <FactList
        facts={[
          ...(refusal === 'examNotOpenYet'
            ? [{ term: text('examOpensTerm'), value: <Moment at={opensAt} timeZone={timeZone} /> }]
            : []),
          { term: text('examDeadline'), value: <Moment at={deadline} timeZone={timeZone} /> },
          { term: text('examQuestions'), value: formatNumber(questionCount) },
          {
            term: text('examTime'),
            value:
              limitMinutes === null
                ? text('noTimeLimit')
                : (ownTime ?? text('minutesLong', { minutes: limitMinutes })),
          },
          { term: text('passMarkTerm'), value: written(passMark) },
          {
            term: text('examAttemptsTerm'),
            value: (
              <Text
                id={allowance.extraAttempts > 0 ? 'attemptsWithExtra' : 'doneOfTotal'}
                values={{
                  done: attempts.length,
                  total: allowedAttempts,
                  extra: allowance.extraAttempts,
                }}
              />
            ),
          },
          { term: text('examReviewTerm'), value: text('examReviewShown', { review: exam.review }) },
          { term: text('examBook'), value: text(openBook ? 'openBook' : 'closedBook') },
          ...(sitsIn ? [{ term: text('language'), value: languageName(sitsIn) }] : []),
        ]}
      />
    </Card>
  );
}
