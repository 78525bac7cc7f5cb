import { Text } from '#kit/ui/text/text.tsx';

/** The reason is empty where the student is not told. */
export const VoidedText = ({ reason }: { reason: string }) =>
  reason === '' ? <Text id="attemptCountsForNothing" /> : <Text id="attemptWasVoided" values={{ reason }} />;
