import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useQuery } from '#kit/client/query/use-query.ts';
import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { FactList } from '#kit/ui/fact-list/fact-list.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { CourseOnPage } from '#slices/lessons/web/api.ts';
import { stepToExam } from '../../rules/exam-lists.ts';
import { Moment } from '#kit/ui/moment/moment.tsx';
import { ExamStanding } from '../exam-standing.tsx';
import { examsInCourse, type ExamsInCourseQuery } from '../listed-exams.graphql.generated.ts';
import styles from './course-exams.module.css';

type ExamInCourse = ExamsInCourseQuery['studentExams'][number];

/** The exams of a course with the way to each. Where all lessons are watched, that is what comes next. */
export function CourseExams({ course }: { course: CourseOnPage }) {
  const { data } = useQuery(examsInCourse, { courseId: course._id }, { fresh: true });
  const exams = data?.studentExams ?? [];
  const { lessons, completed } = course.progress;
  return exams.map((exam) => (
    <ExamCard
      key={exam._id}
      exam={exam}
      title={exams.length === 1 ? <Text id="examOfCourse" /> : exam.title}
      isNext={completed === lessons}
    />
  ));
}

interface ExamCardProps {
  exam: ExamInCourse;
  title: ReactNode;
  isNext: boolean;
}

function ExamCard({ exam, title, isNext }: ExamCardProps) {
  const text = useText();
  const { formatNumber } = useIntl();
  const { _id, isToCome, opensAt, deadline, timeZone, limitMinutes, questionCount } = exam;
  const length = [
    text('questionsLong', { count: questionCount }),
    limitMinutes !== null && text('minutesLong', { minutes: limitMinutes }),
  ].filter(Boolean);
  const step = stepToExam(exam);
  return (
    <Card
      title={
        <span className={styles['title']}>
          {title}
          <ExamState exam={exam} />
        </span>
      }
    >
      <div className={styles['facts']}>
        <FactList
          facts={[
            ...(isToCome
              ? [{ term: text('examOpensTerm'), value: <Moment at={opensAt} timeZone={timeZone} /> }]
              : []),
            { term: text('examDeadline'), value: <Moment at={deadline} timeZone={timeZone} /> },
            { term: text('examLength'), value: length.join(', ') },
            {
              term: text('examAttemptsTerm'),
              value: text('attemptsUsedOf', {
                used: formatNumber(exam.attemptCount),
                allowed: formatNumber(exam.allowedAttempts),
              }),
            },
          ]}
        />
      </div>
      <p className={styles['way']}>
        <LinkButton to={`/student/exams/${_id}`} tone={isNext && exam.isOpen ? 'primary' : 'default'}>
          <Text id="stepToExam" values={{ step }} />
        </LinkButton>
      </p>
    </Card>
  );
}

function ExamState({ exam: { told, isOpen, isToCome } }: { exam: ExamInCourse }) {
  if (told) return <ExamStanding result={told} />;
  if (isOpen)
    return (
      <Chip tone="success">
        <Text id="examOpenNow" />
      </Chip>
    );
  return (
    <Chip>
      <Text id={isToCome ? 'examNotOpen' : 'examClosed'} />
    </Chip>
  );
}
