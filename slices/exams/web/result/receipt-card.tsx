import { Button } from '#kit/ui/button/button.tsx';
import { Card } from '#kit/ui/card/card.tsx';
import { Icon } from '#kit/ui/icon/icon.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './result.module.css';
import type { ShownAttempt } from './shown-attempt.ts';

interface ReceiptCardProps {
  attempt: ShownAttempt;
  /** When the right answers are shown, where they are not on the page; null where nothing is known of it. */
  review: string | null;
}

export function ReceiptCard({ attempt: { receipt, questions }, review }: ReceiptCardProps) {
  const text = useText();
  const answered = questions.filter(({ answer }) => answer !== null).length;
  if (receipt === null) return null;
  return (
    <Card title={<Text id="receipt" />}>
      <p className={styles['receipt']}>
        <code>{receipt}</code>
      </p>
      <p className={styles['quiet']}>
        <Text id="answeredOf" values={{ answered, of: questions.length }} />. <Text id="receiptNote" />
      </p>
      {review && <p className={styles['quiet']}>{text('reviewLater', { review })}</p>}
      <Button onClick={() => window.print()}>
        <Icon name="printer" />
        <Text id="print" />
      </Button>
    </Card>
  );
}
