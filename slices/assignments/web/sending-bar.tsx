import { Button } from '#kit/ui/button/button.tsx';
import { Progress } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useText } from '#kit/ui/text/use-text.ts';
import styles from './assignments.module.css';

/** A file on its way, and how many of its bytes have gone. */
export interface Sending {
  name: string;
  done: number;
  total: number;
}

const KILO = 1_000;

/** How much of a file has gone, in kilobytes, and the way to stop it. */
export function SendingBar({ sending, onStop }: { sending: Sending; onStop: () => void }) {
  const text = useText();
  return (
    <div>
      <Progress
        label={text('sendingWork', { name: sending.name })}
        done={Math.ceil(sending.done / KILO)}
        total={Math.ceil(sending.total / KILO)}
        action={
          <Button onClick={onStop}>
            <Text id="stopSending" />
          </Button>
        }
      />
      <p className={styles['quiet']}>
        <Text id="sendingWaits" />
      </p>
    </div>
  );
}
