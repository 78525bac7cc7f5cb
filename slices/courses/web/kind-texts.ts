import type { MessageId } from '#kit/ui/text/message-id.ts';
import type { CourseKind } from '../rules/course.ts';

export const KIND_TEXTS: Readonly<Record<CourseKind, MessageId>> = {
  CORE: 'coreCourse',
  ELECTIVE: 'electiveCourse',
};
