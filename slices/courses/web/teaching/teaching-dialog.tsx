import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { TeachingValues } from '#slices/courses/rules/teaching.ts';
import type { CourseTeachingFragment } from '../managing/course.graphql.generated.ts';
import { TeachingFields, teachingOf, type TeachingField } from './teaching-fields.tsx';

interface TeachingDialogProps {
  teaching: CourseTeachingFragment;
  onChange: (teaching: CourseTeachingFragment, values: TeachingValues) => Promise<boolean>;
  onClose: () => void;
}

/** Term and days of a course in one group. */
export function TeachingDialog({ teaching, onChange, onClose }: TeachingDialogProps) {
  const { term, firstDay, lastDay, today } = teaching;

  async function save(values: Record<TeachingField, string>): Promise<void> {
    if (await onChange(teaching, teachingOf(values))) onClose();
  }

  return (
    <Modal isOpen title={<Text id="changeTeaching" />} onClose={onClose}>
      <Form<TeachingField> id="teaching" onSubmit={save}>
        <TeachingFields today={today} teaching={{ term, firstDay, lastDay: lastDay ?? null }} />
      </Form>
    </Modal>
  );
}
