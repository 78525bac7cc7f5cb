import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { LESSON_TITLE_MAX } from '#slices/lessons/rules/lesson.ts';
import { createLesson, managedLessons } from './managed-lessons.graphql.generated.ts';

interface NewLessonDialogProps {
  course: { _id: string; ownLocale: string };
  onClose: () => void;
}

/** Makes a lesson behind the others, in the language the course was first written in. */
export function NewLessonDialog({ course, onClose }: NewLessonDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [managedLessons] });
  const [lessonId] = useState(() => crypto.randomUUID());

  async function make({ title }: Record<'title', string>): Promise<void> {
    const made = { lessonId, courseId: course._id, locale: course.ownLocale, title };
    if (await mutate(createLesson, made)) onClose();
  }

  return (
    <Modal isOpen title={<Text id="newLesson" />} onClose={onClose}>
      <Form<'title'> id="newLesson" onSubmit={make}>
        <TextField name="title" label={text('lessonTitle')} required maxLength={LESSON_TITLE_MAX} />
      </Form>
    </Modal>
  );
}
