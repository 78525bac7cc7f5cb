import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { CourseState } from '../rules/course-grade.ts';

const TONES = { PASSED: 'success', FAILED: 'danger', INCOMPLETE: 'warning', IN_PROGRESS: 'info' } as const;

/** How the user stands in a course. */
export const CourseStateChip = ({ state }: { state: CourseState }) => (
  <Chip tone={TONES[state]}>
    <Text id="courseOutcome" values={{ state }} />
  </Chip>
);
