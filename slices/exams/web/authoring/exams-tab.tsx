import { useState } from 'react';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import styles from './authoring.module.css';
import { examsOfCourse, type ExamsOfCourseQuery } from './authoring.graphql.generated.ts';
import { NewExamDialog } from './new-exam-dialog.tsx';
import { WholeIn } from './whole-in.tsx';

interface ExamsTabProps {
  course: { _id: string; ownLocale: string; usedElsewhere: readonly string[] };
}

/** The exams of a course, for those who write it. */
export function ExamsTab({ course }: ExamsTabProps) {
  const answer = useQuery(examsOfCourse, { courseId: course._id });
  const [isMaking, setIsMaking] = useState(false);
  const newButton = (
    <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsMaking(true)}>
      <Icon name="plus" />
      <Text id="newExam" />
    </Button>
  );
  return (
    <section>
      <div className={styles['bar']}>{course.usedElsewhere.length === 0 && newButton}</div>
      <DataView
        answer={answer}
        waiting={<Skeleton shape="fields" count={3} />}
        empty={<EmptyState icon="award" title={<Text id="noExamsYet" />} />}
      >
        {({ exams }) => (
          <Rows>
            {exams.map((exam) => (
              <ExamRow key={exam._id} courseId={course._id} exam={exam} />
            ))}
          </Rows>
        )}
      </DataView>
      {isMaking && <NewExamDialog course={course} onClose={() => setIsMaking(false)} />}
    </section>
  );
}

interface ExamRowProps {
  courseId: string;
  exam: ExamsOfCourseQuery['exams'][number];
}

const ExamRow = ({ courseId, exam }: ExamRowProps) => (
  <li>
    <RowText
      name={exam.title}
      action={`/courses/${courseId}/exams/${exam._id}`}
      chips={
        <>
          <Chip>
            <Text id="examQuestionCount" values={{ count: exam.questionCount }} />
          </Chip>
          {exam.limitMinutes !== null && (
            <Chip>
              <Text id="examMinutesCount" values={{ count: exam.limitMinutes ?? 0 }} />
            </Chip>
          )}
          <WholeIn locales={exam.wholeIn} />
          <Chip tone={exam.schedules.length > 0 ? 'info' : 'neutral'}>
            <Text id="examGroupsCount" values={{ count: exam.schedules.length }} />
          </Chip>
        </>
      }
    />
  </li>
);
