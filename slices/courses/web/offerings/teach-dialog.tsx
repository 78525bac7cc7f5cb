import { useState } from 'react';
import { call } from '#kit/client/call/call.ts';
import { MultiCombobox } from '#kit/ui/combobox/multi-combobox.tsx';
import type { SuggestionSource } from '#kit/ui/combobox/suggestion.ts';
import { readerToday } from '#kit/ui/date/reader-today.ts';
import { Form } from '#kit/ui/form/form.tsx';
import { Modal } from '#kit/ui/modal/modal.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import type { CourseOfferingValues } from '#slices/courses/rules/course-offering.ts';
import {
  CourseOfferingFields,
  courseOfferingOf,
  type CourseOfferingField,
} from './course-offering-fields.tsx';
import { groupsToTeach } from './course-offerings.graphql.generated.ts';

interface TeachDialogProps {
  onGive: (groupIds: readonly string[], courseOffering: CourseOfferingValues) => Promise<boolean>;
  onClose: () => void;
}

/** Gives a course to groups, as many as are chosen, with the same term and days. */
export function TeachDialog({ onGive, onClose }: TeachDialogProps) {
  const text = useText();
  const [today] = useState(readerToday);

  async function give({
    groups,
    ...courseOffering
  }: Record<CourseOfferingField | 'groups', string>): Promise<void> {
    if (await onGive(groups.split(','), courseOfferingOf(courseOffering))) onClose();
  }

  return (
    <Modal isOpen title={<Text id="giveToGroups" />} onClose={onClose}>
      <Form<CourseOfferingField | 'groups'> id="teach" submitLabel={text('giveToGroups')} onSubmit={give}>
        <MultiCombobox name="groups" label={text('teachingGroups')} source={findGroups} required />
        <CourseOfferingFields today={today} courseOffering={null} />
      </Form>
    </Modal>
  );
}

const findGroups: SuggestionSource = async (search, signal) => {
  const { groups } = await call(groupsToTeach, { search }, { signal });
  return groups.rows.map(({ _id, name, regionName }) => ({ value: _id, label: name, aside: regionName }));
};
