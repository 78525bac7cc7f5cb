import { Text } from '#kit/ui/text/text.tsx';
import { useTimeText } from '#kit/ui/moment/use-time-text.ts';
import type { AllowanceFragment } from './contact.graphql.generated.ts';

/** How many messages are left, or from when on there is another one. */
export function AllowanceText({ allowance: { left, max, nextAt } }: { allowance: AllowanceFragment }) {
  const timeText = useTimeText();
  if (left > 0) return <Text id="contactLeft" values={{ left }} />;
  const moment = timeText(nextAt);
  return <Text id="contactNoneLeft" values={{ max, moment }} />;
}
