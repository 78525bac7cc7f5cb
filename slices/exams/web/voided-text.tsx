import { Text } from '#kit/ui/text/text.tsx';

/** That an attempt counts for nothing, and why, where the student is told. */
export const VoidedText = ({ reason }: { reason: string }) =>
  reason === '' ? <Text id="attemptCountsForNothing" /> : <Text id="attemptWasVoided" values={{ reason }} />;
