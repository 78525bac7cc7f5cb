import { Chip } from '#kit/ui/chip/chip.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { LogType } from '../rules/log-entry.ts';

export const TYPE_TEXTS: Record<LogType, MessageId> = { ERROR: 'logTypeError', ACTIVITY: 'logTypeActivity' };

interface LogTypeChipProps {
  type: string;
}

export function LogTypeChip({ type }: LogTypeChipProps) {
  if (type === 'ERROR' || type === 'ACTIVITY') {
    return (
      <Chip tone={type === 'ERROR' ? 'danger' : 'info'}>
        <Text id={TYPE_TEXTS[type]} />
      </Chip>
    );
  }
  return <Chip>{type}</Chip>;
}
