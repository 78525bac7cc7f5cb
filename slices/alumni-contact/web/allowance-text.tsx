import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import { Text } from '#kit/ui/text/text.tsx';
import type { AllowanceFragment } from './contact.graphql.generated.ts';

/** How many messages are left, from when on there is another one, or that there will be none. */
export function AllowanceText({
  allowance: { left, max, nextAt, isSuspended },
}: {
  allowance: AllowanceFragment;
}) {
  const timeText = useTimeText();
  if (isSuspended) return <Text id="contactIsSuspended" />;
  if (left > 0) return <Text id="contactLeft" values={{ left }} />;
  const moment = timeText(nextAt);
  return <Text id="contactNoneLeft" values={{ max, moment }} />;
}
