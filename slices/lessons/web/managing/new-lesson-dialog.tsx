import { useState } from 'react';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import type { ValuesOf } from '#kit/record/field.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { newLesson } from '#slices/lessons/rules/lesson.ts';
import { createLesson, managedLessons } from './managed-lessons.graphql.generated.ts';

interface NewLessonDialogProps {
  course: { _id: string; ownLocale: string };
  onClose: () => void;
}

/** Makes a lesson after the others, in the language the course was first written in. */
export function NewLessonDialog({ course, onClose }: NewLessonDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [managedLessons] });
  const [lessonId] = useState(() => crypto.randomUUID());

  async function make({ title }: ValuesOf<typeof newLesson>): Promise<void> {
    const made = { lessonId, courseId: course._id, locale: course.ownLocale, title };
    if (await mutate(createLesson, made)) onClose();
  }

  return (
    <Modal isOpen title={<Text id="newLesson" />} onClose={onClose}>
      <FieldsForm id="newLesson" fields={newLesson} onSubmit={make}>
        {({ control }) => <TextField {...control('title')} label={text('lessonTitle')} />}
      </FieldsForm>
    </Modal>
  );
}
