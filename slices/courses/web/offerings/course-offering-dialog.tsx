import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { CourseOfferingValues } from '#slices/courses/rules/course-offering.ts';
import type { CourseOfferingRowFragment } from '../managing/course.graphql.generated.ts';
import {
  CourseOfferingFields,
  courseOfferingOf,
  type CourseOfferingField,
} from './course-offering-fields.tsx';

interface CourseOfferingDialogProps {
  courseOffering: CourseOfferingRowFragment;
  onChange: (courseOffering: CourseOfferingRowFragment, values: CourseOfferingValues) => Promise<boolean>;
  onClose: () => void;
}

/** Term and days of a course in one group. */
export function CourseOfferingDialog({ courseOffering, onChange, onClose }: CourseOfferingDialogProps) {
  const { term, firstDay, lastDay, today } = courseOffering;

  async function save(values: Record<CourseOfferingField, string>): Promise<void> {
    if (await onChange(courseOffering, courseOfferingOf(values))) onClose();
  }

  return (
    <Modal isOpen title={<Text id="changeTeaching" />} onClose={onClose}>
      <Form<CourseOfferingField> id="courseOffering" onSubmit={save}>
        <CourseOfferingFields today={today} courseOffering={{ term, firstDay, lastDay: lastDay ?? null }} />
      </Form>
    </Modal>
  );
}
