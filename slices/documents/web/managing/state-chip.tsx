import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';

interface StateChipProps {
  published: boolean;
}

export const StateChip = ({ published }: StateChipProps) => (
  <Chip tone={published ? 'success' : 'warning'}>
    <Text id={published ? 'documentPublished' : 'documentDraft'} />
  </Chip>
);
