import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useQuery } from '#kit/client/query/use-query.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { DataView } from '#kit/ui/data-view/data-view.tsx';
import { EmptyState } from '#kit/ui/empty-state/empty-state.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Rows, RowText } from '#kit/ui/rows/rows.tsx';
import { Skeleton } from '#kit/ui/skeleton/skeleton.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { controlsFor } from '#kit/ui/form/record-fields.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { exam as fields } from '#slices/exams/rules/authoring/check-exam.ts';
import styles from './authoring.module.css';
import { examsOfCourse, type ExamsOfCourseQuery, saveExam } from './authoring.graphql.generated.ts';
import { WholeIn } from './whole-in.tsx';

interface NewExamDialogProps {
  course: { _id: string; ownLocale: string };
  onClose: () => void;
}

/** As most exams are; all of it can be changed on its page. */
const USUAL = { passMark: 70, openBook: false, shuffles: true, review: 'AFTER_LAST' } as const;

function NewExamDialog({ course, onClose }: NewExamDialogProps) {
  const text = useText();
  const navigate = useNavigate();
  const { mutate } = useMutation({ stale: [examsOfCourse] });
  const [examId] = useState(() => crypto.randomUUID());

  async function make({ title }: Record<'title', string>): Promise<void> {
    const examInput = { ...USUAL, locale: course.ownLocale, title };
    if (!(await mutate(saveExam, { examId, courseId: course._id, examInput }))) return;
    onClose();
    void navigate(`/courses/${course._id}/exams/${examId}`);
  }

  return (
    <Modal isOpen title={<Text id="newExam" />} onClose={onClose}>
      <Form<'title'> id="newExam" onSubmit={make}>
        <TextField {...controlsFor(fields, {}).control('title')} label={text('examTitleField')} />
      </Form>
    </Modal>
  );
}

interface ExamsTabProps {
  course: { _id: string; ownLocale: string; usedElsewhere: readonly string[] };
}

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

const ExamRow = ({ courseId, exam }: { courseId: string; exam: ExamsOfCourseQuery['exams'][number] }) => (
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
