import { LinkButton } from '#kit/ui/button/link-button.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { useText } from '#kit/ui/text/use-text.ts';

export interface RollsToTake {
  /** The one to take first. */
  sessionId?: string | null;
  isNow: boolean;
}

interface RollRunsNowProps {
  rolls: RollsToTake | undefined;
  /** The name of the course. */
  about: string;
}

/** The way to the roll of a class that is running; older ones wait on the dashboard. */
export function RollRunsNow({ rolls, about }: RollRunsNowProps) {
  const text = useText();
  if (!rolls?.isNow || !rolls.sessionId) return null;
  const words = text('rollRunsNow');
  return (
    <LinkButton to={`/attendances/${rolls.sessionId}`} tone="primary" label={`${words}: ${about}`}>
      <Icon name="check" />
      {words}
    </LinkButton>
  );
}
