import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import type { HelpState } from '../rules/help-request.ts';

interface StateChipProps {
  state: HelpState;
}

export const StateChip = ({ state }: StateChipProps) => (
  <Chip tone={state === 'OPEN' ? 'warning' : 'success'}>
    <Text id={state === 'OPEN' ? 'helpRequestOpen' : 'helpRequestClosed'} />
  </Chip>
);
