import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { SubmissionState } from '../rules/submission-state.ts';

export const STATE_TEXTS = {
  TO_DO: 'stateToDo',
  SUBMITTED: 'stateSubmitted',
  RETURNED: 'stateReturned',
  MISSED: 'stateMissed',
  NOT_REQUIRED: 'stateNotRequired',
  GRADED: 'stateGraded',
} as const satisfies Record<SubmissionState, string>;

const TONES = {
  TO_DO: 'neutral',
  SUBMITTED: 'info',
  RETURNED: 'warning',
  MISSED: 'danger',
  NOT_REQUIRED: 'neutral',
  GRADED: 'success',
} as const;

export const StateChip = ({ state }: { state: SubmissionState }) => (
  <Chip tone={TONES[state]}>
    <Text id={STATE_TEXTS[state]} />
  </Chip>
);
