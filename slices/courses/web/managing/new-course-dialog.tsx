import { useState } from 'react';
import { useAppState } from '#kit/client/storage/app-state.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { LOCALES } from '#kit/messages/locales.ts';
import { TextField } from '#kit/ui/field/text-field.tsx';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { COURSE_NAME_MAX } from '#slices/courses/rules/course.ts';
import { courseInputOf, fieldsOf, newCourse, teacherOf, type CourseField } from './course-fields.ts';
import { CourseFormFields } from './course-form-fields.tsx';
import { createCourse, type OneCourseFragment } from './course.graphql.generated.ts';
import { courses } from './courses.graphql.generated.ts';

interface NewCourseDialogProps {
  /** The course it begins like, with its description; null for one from the beginning. */
  copied: { course: OneCourseFragment; description: string } | null;
  onClose: () => void;
  onMade: (courseId: string) => void;
}

/** Makes a course, from the beginning or as a copy. Everything else is added on its own page. */
export function NewCourseDialog({ copied, onClose, onMade }: NewCourseDialogProps) {
  const text = useText();
  const { mutate } = useMutation({ stale: [courses] });
  const { writeLocale } = useAppState();
  // The id is made with the window, so that everything it sends is about one course.
  const [courseId] = useState(() => crypto.randomUUID());
  const fields = copied ? { ...fieldsOf(copied.course), code: '', hidden: 'on' } : newCourse(writeLocale);

  async function make({
    name,
    ...values
  }: Partial<Record<CourseField, string>> & { name: string }): Promise<void> {
    const made = await mutate(createCourse, {
      courseId,
      courseInput: courseInputOf({ ...fields, hidden: '', ...values }),
      courseTexts: { name, description: copied?.description ?? '' },
      copyOf: copied?.course._id ?? null,
    });
    if (!made) return;
    showToast('success', text('courseSaved', { name }));
    onClose();
    onMade(courseId);
  }

  return (
    <Modal
      isOpen
      title={
        copied ? <Text id="copyOfCourse" values={{ name: copied.course.name }} /> : <Text id="newCourse" />
      }
      onClose={onClose}
    >
      {copied && (
        <p>
          <Text id="copyCourseLead" />
        </p>
      )}
      <Form<CourseField | 'name'> id="course" onSubmit={make}>
        <TextField
          name="name"
          label={text('courseName')}
          defaultValue={copied?.course.name ?? ''}
          maxLength={COURSE_NAME_MAX}
          autoComplete="off"
          required
        />
        <CourseFormFields
          fields={fields}
          teacher={teacherOf(copied?.course ?? null)}
          locales={copied ? [copied.course.ownLocale] : LOCALES}
        />
      </Form>
    </Modal>
  );
}
