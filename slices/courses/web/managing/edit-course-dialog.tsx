import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { mergedFields } from '#kit/ui/form/merged-fields.ts';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { courseInputOf, fieldsOf, teacherOf, type CourseField, type CourseFields } from './course-fields.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import { managedCourse, updateCourse, type OneCourseFragment } from './course.graphql.generated.ts';
import { courses } from './courses.graphql.generated.ts';

interface EditCourseDialogProps {
  course: OneCourseFragment;
  onClose: () => void;
}

/** What is the same in every language, saved together. What another window has saved is never undone unseen. */
export function EditCourseDialog({ course, onClose }: EditCourseDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [courses] });
  // What the next press of the button is based on, and what the fields begin with.
  const [known, setKnown] = useState(course);
  const [fields, setFields] = useState(fieldsOf(course));
  const { _id: courseId, name } = course;

  async function save(values: Partial<Record<CourseField, string>>): Promise<void> {
    // A checkbox that is not checked is not handed over by the form.
    const typed: CourseFields = { ...fields, hidden: '', ...values };
    const input = { courseId, version: known.version, courseInput: courseInputOf(typed) };
    if (!(await mutate(updateCourse, input, { changedMeanwhile: () => takeOver(typed) }))) return;
    showToast('success', text('courseSaved', { name }));
    onClose();
  }

  /** Brings in what another window has saved; what was typed here stays, to be looked at and saved again. */
  async function takeOver(typed: CourseFields): Promise<void> {
    const now = (await call(managedCourse, { courseId })).managedCourse?.course;
    if (!now) return;
    setFields(mergedFields(typed, fieldsOf(known), fieldsOf(now)));
    setKnown(now);
  }

  return (
    <Modal isOpen title={<Text id="editCourse" />} onClose={onClose}>
      <Form<CourseField> key={known.version} id="course" onSubmit={save}>
        <CourseFormFields fields={fields} teacher={teacherOf(known)} locales={known.locales} />
      </Form>
    </Modal>
  );
}
