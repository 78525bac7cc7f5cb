import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { CourseKind } from '../rules/course.ts';

export const KIND_TEXTS: Readonly<Record<CourseKind, MessageId>> = {
  CORE: 'coreCourse',
  ELECTIVE: 'electiveCourse',
};

/** That a course is not shown to students, or no longer taught. */
export const StateChips = ({ hidden, archived }: { hidden: boolean; archived: boolean }) => (
  <>
    {hidden && (
      <Chip tone="warning">
        <Text id="courseHidden" />
      </Chip>
    )}
    {archived && (
      <Chip>
        <Text id="courseArchived" />
      </Chip>
    )}
  </>
);
