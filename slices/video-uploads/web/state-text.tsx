import { Chip } from '#kit/ui/chip/chip.tsx';
import { useFileSize } from '#kit/ui/file-size/use-file-size.ts';
import { TimeLeft } from '#kit/ui/progress/progress.tsx';
import { Text } from '#kit/ui/text/text.tsx';
import { useProblemText } from '#kit/ui/text/use-problem-text.ts';
import type { UploadItem, UploadTrouble } from '../rules/upload-item.ts';
import { useIsUnanswered } from './ask-patiently.ts';
import { hasFile } from './film-uploads.ts';
import { useIsWaiting } from './turns.ts';
import { useUploadProgress } from './upload-progress.ts';
import styles from './uploads.module.css';

interface StateTextProps {
  item: UploadItem;
  sentBytes: number;
}

/** How an upload stands, in one line. */
export function StateText(props: StateTextProps) {
  return (
    <p className={styles['words']}>
      <Words {...props} />
    </p>
  );
}

function Words({ item, sentBytes }: StateTextProps) {
  switch (item.status) {
    case 'loading':
      return <Asking item={item} sentBytes={sentBytes} words="uploadLoading" />;
    case 'uploading':
      return <HowFar item={item} sentBytes={sentBytes} />;
    case 'processing':
      return <Asking item={item} sentBytes={sentBytes} words="uploadProcessing" />;
    case 'completed':
      return (
        <Chip tone="success">
          <Text id="uploadCompleted" />
        </Chip>
      );
    default:
      return item.trouble && <TroubleText trouble={item.trouble} />;
  }
}

/** While the server is asked where to send it, or told that all of it is there. */
function Asking({
  item: { videoId, fileSize },
  sentBytes,
  words,
}: StateTextProps & { words: 'uploadLoading' | 'uploadProcessing' }) {
  const { size } = useFileSize();
  const isWaiting = useIsWaiting(videoId);
  const isCut = useIsUnanswered(videoId);
  if (isCut) return <Text id="uploadCut" values={{ sent: size(sentBytes), total: size(fileSize) }} />;
  return <Text id={isWaiting ? 'uploadWaits' : words} />;
}

function HowFar({ item: { videoId, fileSize, isPaused, trouble }, sentBytes }: StateTextProps) {
  const words = useFileSize();
  const progress = useUploadProgress(videoId);
  const sizes = { sent: words.size(sentBytes), total: words.size(fileSize) };
  if (isPaused) return <Text id="uploadPaused" values={sizes} />;
  if (!hasFile(videoId)) return <Text id="uploadInAnotherTab" />;
  if (trouble)
    return (
      <>
        <TroubleText trouble={trouble} /> · <Text id="uploadRetried" values={sizes} />
      </>
    );
  if (progress?.isCut) return <Text id="uploadCut" values={sizes} />;
  return (
    <>
      <Text id="uploadSent" values={sizes} />
      {progress?.bytesPerSecond ? ` · ${words.speed(progress.bytesPerSecond)}` : null}
      {progress?.secondsLeft ? (
        <>
          {' · '}
          <TimeLeft seconds={progress.secondsLeft} />
        </>
      ) : null}
    </>
  );
}

function TroubleText({ trouble: { id: problem, values, message } }: { trouble: UploadTrouble }) {
  const problemText = useProblemText();
  return <span className={styles['trouble']}>{problemText({ problem, values, message })}</span>;
}
