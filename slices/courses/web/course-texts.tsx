import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { CourseKind } from '../rules/course.ts';

export const KIND_TEXTS: Readonly<Record<CourseKind, MessageId>> = {
  CORE: 'coreCourse',
  ELECTIVE: 'electiveCourse',
};

interface CourseState {
  hidden: boolean;
  forAlumni: boolean;
  archived: boolean;
}

/** That a course is not shown to students, is open to alumni, or is no longer taught. */
export const StateChips = ({ hidden, forAlumni, archived }: CourseState) => (
  <>
    {hidden && (
      <Chip tone="warning">
        <Text id="courseHidden" />
      </Chip>
    )}
    {forAlumni && (
      <Chip tone="info">
        <Text id="courseForAlumni" />
      </Chip>
    )}
    {archived && (
      <Chip>
        <Text id="courseArchived" />
      </Chip>
    )}
  </>
);
