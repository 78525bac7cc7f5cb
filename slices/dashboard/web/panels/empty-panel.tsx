import { Card } from '#kit/ui/card/card.tsx';
import { IconCircle } from '#kit/ui/icon/icon-circle.tsx';
import type { IconName } from '#kit/ui/icon/icon.tsx';
import type { MessageId } from '#kit/ui/text/message-id.ts';
import { Text } from '#kit/ui/text/text.tsx';
import styles from '../dashboard.module.css';

interface EmptyPanelProps {
  title: MessageId;
  icon: IconName;
  /** Says that there is nothing, in one sentence. */
  nothing: MessageId;
}

/** The place of a panel that has nothing to show. */
export function EmptyPanel({ title, icon, nothing }: EmptyPanelProps) {
  return (
    <Card title={<Text id={title} />}>
      <div className={styles['nothing']}>
        <IconCircle icon={icon} tone="neutral" />
        <p>
          <Text id={nothing} />
        </p>
      </div>
    </Card>
  );
}
