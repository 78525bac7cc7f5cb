import { useMemo, useState } from 'react';
import type { Day } from '#kit/calendar/day.ts';
import { call } from '#kit/client/call/call.ts';
import { useMutation } from '#kit/client/query/use-mutation.ts';
import { ids, type ValuesOf } from '#kit/record/field.ts';
import { Button } from '#kit/ui/button/button.tsx';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { FieldsForm } from '#kit/ui/form/fields-form.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import { showToast } from '#kit/ui/toast/show-toast.ts';
import { courseOffering } from '../../rules/course-offering.ts';
import { managedCourse } from '../managing/course.graphql.generated.ts';
import { CourseOfferingControls } from './course-offering-dialogs.tsx';
import { teachCourse } from './course-offerings.graphql.generated.ts';
import { coursesOfGroup, coursesToAdd } from './courses-of.graphql.generated.ts';

const FIELDS = { courseIds: ids({}), ...courseOffering };

interface AddCoursesButtonProps {
  groupId: string;
  /** The day it is on the campus of the group. */
  today: Day;
  /** What the group takes already. */
  taken: readonly string[];
}

/** Has a group take more courses, all from the same day on. */
export function AddCoursesButton({ groupId, today, taken }: AddCoursesButtonProps) {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  const { attempt } = useMutation({ stale: [coursesOfGroup, managedCourse], afterRefusalToo: true });
  const source = useMemo(() => coursesExcept(taken), [taken]);

  async function add({ courseIds, ...courseOfferingInput }: ValuesOf<typeof FIELDS>): Promise<void> {
    const isDone = await attempt(async () => {
      for (const courseId of courseIds)
        await call(teachCourse, { courseId, groupIds: [groupId], courseOfferingInput, position: null });
      return {};
    });
    if (!isDone) return;
    showToast('success', text('coursesAdded', { count: courseIds.length }));
    setIsOpen(false);
  }

  return (
    <>
      <Button tone="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="plus" />
        <Text id="addCourses" />
      </Button>
      {isOpen && (
        <Modal isOpen title={<Text id="addCourses" />} onClose={() => setIsOpen(false)}>
          <FieldsForm id="add-courses" fields={FIELDS} submitLabel={text('addCourses')} onSubmit={add}>
            {(controls) => (
              <>
                <MultiCombobox
                  {...controls.control('courseIds')}
                  label={text('coursesTaught')}
                  source={source}
                />
                <CourseOfferingControls today={today} controls={controls} />
              </>
            )}
          </FieldsForm>
        </Modal>
      )}
    </>
  );
}

const coursesExcept =
  (taken: readonly string[]): SuggestionSource =>
  async (search, signal) => {
    const { courses } = await call(coursesToAdd, { search }, { signal });
    return courses.rows
      .filter(({ _id }) => !taken.includes(_id))
      .map(({ _id, code, name }) => ({ value: _id, label: name, aside: code }));
  };
