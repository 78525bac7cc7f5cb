import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { ResultState } from '#slices/exams/rules/results/result-state.ts';

export const STATE_TEXTS = {
  SITTING: 'resultSitting',
  WAITS: 'resultWaits',
  TO_MARK: 'resultToMark',
  PASSED: 'resultPassed',
  FAILED: 'resultFailed',
  LEFT: 'resultLeft',
  VOIDED: 'resultVoided',
} as const;

const TONES = {
  SITTING: 'info',
  WAITS: 'info',
  TO_MARK: 'warning',
  PASSED: 'success',
  FAILED: 'danger',
  LEFT: 'danger',
  VOIDED: 'neutral',
} as const;

export const ResultStateChip = ({ state }: { state: ResultState }) => (
  <Chip tone={TONES[state]}>
    <Text id={STATE_TEXTS[state]} />
  </Chip>
);
