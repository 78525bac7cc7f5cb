import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { ReportState } from '../../rules/message.ts';

export const ReportChip = ({ state }: { state: ReportState }) => (
  <Chip tone={state === 'OPEN' ? 'warning' : 'neutral'}>
    <Text id={state === 'OPEN' ? 'reportOpen' : 'reportResolved'} />
  </Chip>
);
