import { Progress } from '#kit/ui/progress/progress.tsx';
import { useText } from '#kit/ui/text/use-text.ts';

interface SendingBarProps {
  name: string;
  done: number;
  total: number;
}

const KILOBYTE = 1_000;

/** How much of a file has gone, in kilobytes. */
export function SendingBar({ name, done, total }: SendingBarProps) {
  const text = useText();
  const inKilobytes = (bytes: number): number => Math.ceil(bytes / KILOBYTE);
  return (
    <Progress label={text('sendingFile', { name })} done={inKilobytes(done)} total={inKilobytes(total)} />
  );
}
