import { languageName } from '#kit/messages/locales.ts';
import { Chip } from '#kit/ui/chip/chip.tsx';
import { Text } from '#kit/ui/text/text.tsx';

export const WholeIn = ({ locales }: { locales: readonly string[] }) =>
  locales.length > 0 ? (
    <Chip tone="success">
      <Text id="examWholeIn" values={{ languages: locales.map(languageName).join(', ') }} />
    </Chip>
  ) : (
    <Chip tone="warning">
      <Text id="examWholeInNone" />
    </Chip>
  );
