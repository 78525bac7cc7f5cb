import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { EXAM_TITLE_MAX } from '#slices/exams/rules/authoring/check-exam.ts';
import { examsOfCourse, saveExam } from './authoring.graphql.generated.ts';

interface NewExamDialogProps {
  course: { _id: string; ownLocale: string };
  onClose: () => void;
}

/** As most exams are; whoever makes one goes on to its page, where all of it can be changed. */
const USUAL = { passMark: 70, openBook: false, shuffles: true, review: 'AFTER_LAST' } as const;

/** Makes an exam in the language of its course, and goes on to its questions. */
export function NewExamDialog({ course, onClose }: NewExamDialogProps) {
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
        <TextField name="title" label={text('examTitleField')} required maxLength={EXAM_TITLE_MAX} />
      </Form>
    </Modal>
  );
}
